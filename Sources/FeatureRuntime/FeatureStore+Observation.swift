#if !FEATURE_COMBINE
  public import Observation

  extension FeatureStore: Observable {}
#endif
