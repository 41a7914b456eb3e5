// swift-format-ignore-file
// Written by Scripts/embed.sh. Do not edit: change what it is made of.

/// The built-in templates.
enum EmbeddedTemplates {
  /// Their paths within `Templates`, and what is in them, ordered by path.
  static let all: [(name: String, text: String)] = [
    (name: #"feature.swift.stencil"#, text: #"""
{# A feature: its namespace, the bodies of its actions, its handlers' protocol and its store. #}
{% include "type.swift.stencil" %}
{% macro feature(feature) %}
{% call type(feature.namespace) %}
{% if feature.bodies? %}

{% call type(feature.bodies) %}
{% endif %}
{% if feature.handlers? %}

{% call type(feature.handlers) %}
{% endif %}

{% call type(feature.store) %}
{% endmacro %}

"""#),
    (name: #"file.swift.stencil"#, text: #"""
{% include "type.swift.stencil" %}
{% include "feature.swift.stencil" %}
{% macro guarded(guarded) %}
#if {{ guarded.condition }}
{% for import in guarded.imports %}
  {{ import }}
{% endfor %}
{% for type in guarded.types %}

  {% call type(type) %}
{% endfor %}
{% for preview in guarded.previews %}

{% if forloop.first %}
  #if os(iOS) || os(macOS)
{% endif %}
    {% call member(preview) %}
{% if forloop.last %}
  #endif
{% endif %}
{% endfor %}
#endif
{% endmacro %}
{% block header %}
{% for line in header %}
{{ line }}
{% endfor %}
{% endblock %}
{% block banner %}
{{ banner }}
{% endblock %}
{% block imports %}
{% for import in imports %}
{% if forloop.first %}

{% endif %}
{{ import }}
{% endfor %}
{% endblock %}
{% block aliases %}
{% for alias in aliases %}
{% if forloop.first %}

{% endif %}
{{ alias }}
{% endfor %}
{% endblock %}
{% block parts %}
{% for part in parts %}

{% if part.type? %}
{% call type(part.type) %}
{% elif part.function? %}
{% call member(part.function) %}
{% elif part.feature? %}
{% call feature(part.feature) %}
{% elif part.guarded? %}
{% call guarded(part.guarded) %}
{% endif %}
{% endfor %}
{% endblock %}

"""#),
    (name: #"type.swift.stencil"#, text: #"""
{# A type or extension, and the members of it. #}
{% macro type(type) %}
{% for line in type.doc %}
{{ line }}
{% endfor %}
{{ type.head }} {
{% for inner in type.types %}
{% if not forloop.first %}

{% endif %}
  {% call type(inner) %}
{% endfor %}
{% for group in type.groups %}
{% if not forloop.first or type.types | count > 0 %}

{% endif %}
{% for one in group.members %}
  {% call member(one) %}
{% endfor %}
{% endfor %}
}
{% endmacro %}
{% macro member(member) %}
{% for line in member.doc %}
{{ line }}
{% endfor %}
{% if member.form == "declaration" %}
{{ member.head }}
{% elif member.form == "line" %}
{{ member.head }} { {{ member.line? }} }
{% elif member.form == "block" %}
{{ member.head }} {
{% for line in member.body %}
  {{ line }}
{% endfor %}
}
{% else %}
{{ member.head }} {
  get {
{% for line in member.getter %}
    {{ line }}
{% endfor %}
  }
  set {
{% for line in member.setter %}
    {{ line }}
{% endfor %}
  }
}
{% endif %}
{% endmacro %}

"""#),
  ]
}
