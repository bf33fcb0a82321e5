export { exerciseIn, nameOfRow, numberIn, setListIn, textIn, type CellName } from './cells/cells.ts'
export { isColumnVisible, visibleCells, visibleFigures, type ClientColumns } from './client-columns.ts'
export { expectedDates } from './assignments/expected-dates.ts'
export { printAskedLoad, printPlannedLoad, printBodyLoad, printMetres, printSeconds, withDashes } from './cells/figure-texts.ts'
export { workoutMinutes } from './durations.ts'
export { printLoad, parseLoad } from './cells/load.ts'
export { hasPercentLoads, loadOfPercent, type LoadMaximum } from './cells/percent-loads.ts'
export {
  printLoadValues,
  raiseLoad,
  parseLoadValues,
  reduceLoad,
  roundToStep,
  type LoadStep,
  type LoadValues,
} from './cells/load-values.ts'
export { numberDays, numberRows, programLimits, programModel, supersetOf, supersetsIn, type DayNumber, type RowNumber } from './model.ts'
export { askedSetsOf, plannedSetsOf, rowTypeOf, setCountOf, workSetsOf, type SetPlan } from './cells/planned-sets.ts'
export { deloadCells, progressCells, type DeloadRule, type DoubleProgression, type ProgressionRule } from './progression/progression.ts'
export { parseRepTargets, shiftReps, type RepTarget } from './cells/rep-targets.ts'
export { printClock, printSetTarget, parseSeconds, parseSetTarget, wholeMetres, type SetTarget } from './cells/reps.ts'
export { isRestPreset, restAfterRound, restSecondsOf, restsInSuperset } from './cells/rests.ts'
export { arePossible, isPossible, isPossibleCell, isPossibleLoad, isPossibleReps } from './cells/row-bounds.ts'
export { cellsToPasteOn, groupRows, insertRows, moveRows, rowsToPaste, ungroupRows } from './row-edits.ts'
export { cellsOfSetLines, rowFigure, setFigures, setLinesOf, withoutOwnFigures } from './cells/set-lines.ts'
export { printSetList } from './cells/set-list-text.ts'
export { printAskedSet, printPlannedSet, printRowCount, printTarget, targetCellsOf, targetFacts } from './cells/target-texts.ts'
export { addWeek, insertCopies, insertEmpty, presetDays, replaceContent } from './week-edits.ts'
export { printRowText, parseRowText, type ParsedRow, type RowText } from './tables/shorthand.ts'
export {
  adviseLoad,
  progressionReasons,
  type Attempt,
  type LoadAdvice,
  type ProgressionReason,
  type ResultRule,
  type SetResult,
} from './progression/result-progression.ts'
export { parseTempo, secondsOfRepetition, type Tempo } from './cells/tempo.ts'
export {
  muscleSetsOf,
  volumeBandSource,
  volumeLevel,
  weekVolumes,
  type ExerciseMuscles,
  type VolumeBand,
  type VolumeLevel,
  type WeekVolume,
} from './volume.ts'
export {
  copyWeek,
  deloadRows,
  operationsOf,
  progressRows,
  replaceWeek,
  type CellChange,
  type Progression,
  type ProgressionPreview,
} from './progression/week-progression.ts'
export { adherenceDays, adherenceDrop, adherenceOf, noticedDrop, type Adherence, type TrainingDay } from './assignments/adherence.ts'
export { advisedCells, adviseRows } from './progression/advised-rows.ts'
export { fillLaterWeeks } from './progression/later-weeks.ts'
export { guessColumnOrder } from './tables/column-order.ts'
export { cellsOfText, parseShorthandLines, splitRowTexts } from './tables/shorthand-lines.ts'
export { assignmentNews, type AnnouncedAssignment, type AssignmentNews } from './assignments/assignment-news.ts'
export {
  assignmentState,
  isOverlapping,
  openPauseOf,
  spanOf,
  trainingToday,
  type AssignmentSpan,
  type AssignmentState,
  type TrainingToday,
} from './assignments/assignment-states.ts'
export {
  noteWith,
  printProgramTable,
  parseProgramTable,
  type ProgramTable,
  type TableRowCells,
  type UnreadCell,
} from './tables/program-table.ts'
export { differenceKey, mergeOperations, programDifferences } from './merged-release.ts'
export {
  lastDayOf,
  programDaysOf,
  presetWeekdays,
  scheduledDays,
  stretchOf,
  type ProgramDays,
  type Schedule,
  type ScheduledDay,
} from './assignments/schedule.ts'
export { printColumn, parseColumn, parseSetsAndTarget, type RowColumn } from './tables/table-cells.ts'
export {
  areHeadings,
  columnHeading,
  guessProgramColumns,
  programColumns,
  tableColumns,
  tableHeadings,
  type ProgramColumn,
  type TableColumn,
} from './tables/table-columns.ts'
export { cellsToSet, pasteTable, type TablePastePreview } from './tables/table-paste.ts'
export { parseWeekRanges } from './week-ranges.ts'
export { textDifferences } from './text-differences.ts'
