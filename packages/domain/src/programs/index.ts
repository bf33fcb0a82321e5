export { exerciseIn, nameOfRow, numberIn, setListIn, textIn, type CellName } from './cells.ts'
export { isColumnVisible, visibleCells, visibleFigures, type ClientColumns } from './client-columns.ts'
export { expectedDates } from './expected-dates.ts'
export { printAskedLoad, printPlannedLoad, printBodyLoad, printMetres, printSeconds, withDashes } from './figure-texts.ts'
export { workoutMinutes } from './durations.ts'
export { printLoad, parseLoad } from './load.ts'
export { hasPercentLoads, loadOfPercent, type LoadMaximum } from './percent-loads.ts'
export { printLoadValues, raiseLoad, parseLoadValues, reduceLoad, roundToStep, type LoadStep, type LoadValues } from './load-values.ts'
export { numberDays, numberRows, programLimits, programModel, supersetOf, supersetsIn, type DayNumber, type RowNumber } from './model.ts'
export { askedSetsOf, plannedSetsOf, rowTypeOf, setCountOf, workSetsOf, type SetPlan } from './planned-sets.ts'
export { deloadCells, progressCells, type DeloadRule, type DoubleProgression, type ProgressionRule } from './progression.ts'
export { parseRepTargets, shiftReps, type RepTarget } from './rep-targets.ts'
export { printClock, printSetTarget, parseSeconds, parseSetTarget, wholeMetres, type SetTarget } from './reps.ts'
export { isRestPreset, restAfterRound, restSecondsOf, restsInSuperset } from './rests.ts'
export { arePossible, isPossible, isPossibleCell, isPossibleLoad, isPossibleReps } from './row-bounds.ts'
export { cellsToPasteOn, groupRows, insertRows, moveRows, rowsToPaste, ungroupRows } from './row-edits.ts'
export { cellsOfSetLines, rowFigure, setFigures, setLinesOf, withoutOwnFigures } from './set-lines.ts'
export { printSetList } from './set-list-text.ts'
export { printAskedSet, printPlannedSet, printRowCount, printTarget, targetCellsOf, targetFacts } from './target-texts.ts'
export { addWeek, insertCopies, insertEmpty, presetDays, replaceContent } from './week-edits.ts'
export { printRowText, parseRowText, type ParsedRow, type RowText } from './shorthand.ts'
export {
  adviseLoad,
  progressionReasons,
  type Attempt,
  type LoadAdvice,
  type ProgressionReason,
  type ResultRule,
  type SetResult,
} from './result-progression.ts'
export { parseTempo, secondsOfRepetition, type Tempo } from './tempo.ts'
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
} from './week-progression.ts'
export { adherenceDays, adherenceDrop, adherenceOf, noticedDrop, type Adherence, type TrainingDay } from './adherence.ts'
export { advisedCells, adviseRows } from './advised-rows.ts'
export { fillLaterWeeks } from './later-weeks.ts'
export { guessColumnOrder } from './column-order.ts'
export { cellsOfText, parseShorthandLines, splitRowTexts } from './shorthand-lines.ts'
export { assignmentNews, type AnnouncedAssignment, type AssignmentNews } from './assignment-news.ts'
export {
  assignmentState,
  isOverlapping,
  openPauseOf,
  spanOf,
  trainingToday,
  type AssignmentSpan,
  type AssignmentState,
  type TrainingToday,
} from './assignment-states.ts'
export { noteWith, printProgramTable, parseProgramTable, type ProgramTable, type TableRowCells, type UnreadCell } from './program-table.ts'
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
} from './schedule.ts'
export { printColumn, parseColumn, parseSetsAndTarget, type RowColumn } from './table-cells.ts'
export {
  areHeadings,
  columnHeading,
  guessProgramColumns,
  programColumns,
  tableColumns,
  tableHeadings,
  type ProgramColumn,
  type TableColumn,
} from './table-columns.ts'
export { cellsToSet, pasteTable, type TablePastePreview } from './table-paste.ts'
export { parseWeekRanges } from './week-ranges.ts'
export { textDifferences } from './text-differences.ts'
