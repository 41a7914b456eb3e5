import AllocationCounter
import FeatureRuntime
import Observation

let measure = Measure()
var table = Table()

measureSends(measure, &table)
measureReads(measure, &table)
measureCollections(measure, &table)
measureNotifications(measure, &table)
measureFamilies(measure, &table)
measureMemory(&table)
print(table.text)
