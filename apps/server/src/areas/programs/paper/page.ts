import type { Language, Output } from '@allenio/contract'
import type {
  ProgramDay,
  ProgramExercise,
  ProgramWeek,
  ProgramWorkout,
  PaperDay,
  PaperOptions,
  PaperWeek,
  PaperWorkout,
  ProgramPaper,
  getProgram,
} from '@allenio/contract/programs'
import { columnHeading, printAskedSet, parseWeekRanges, type ClientColumns, type LoadMaximum } from '@allenio/domain/programs'
import { isMaximumMissing, loadsByWeek } from '@allenio/domain/training-maxima'
import type { Actor } from '#platform/access'
import { presentFile, type FileRow } from '#platform/files'
import { columnsOf, type PaperColumn } from './figures.ts'
import { paperWords } from './words.ts'

interface Printing {
  options: PaperOptions
  actor: Pick<Actor, 'personId'>
  language: Language
  brand: ProgramPaper['brand']
  visibleColumns: ClientColumns
  /** By exercise; none where they were not asked for. */
  pictures: ReadonlyMap<string, FileRow>
}

interface Drawing extends Printing {
  maximumOf: (exercise: ProgramExercise) => LoadMaximum | undefined
  columns: readonly PaperColumn[]
}

/** All that stands on paper, worded and formatted. */
export function presentPaper(program: Output<typeof getProgram>, printing: Printing): ProgramPaper {
  const { options, language, brand } = printing
  const say = paperWords(language)
  const chosenWeeks = options.weeks === undefined ? undefined : parseWeekRanges(options.weeks)
  const weeks = program.weekList.filter(({ weekNumber }) => !chosenWeeks || chosenWeeks.has(weekNumber))
  const exercises = weeks.flatMap(exercisesIn)
  const maximumOf = loadsByWeek(program)
  const columns = columnsOf(exercises, { ...printing, maximumOf })
  const drawing = { ...printing, columns, maximumOf }
  return {
    title: program.title,
    client: program.client?.name ?? null,
    releasedAt: program.release?.createdAt ?? null,
    description: options.hasNotes ? program.description : '',
    language,
    paper: options.paper,
    pageBreak: options.pageBreak,
    brand,
    weekCount: program.weekList.length,
    headings: {
      mark: say('mark'),
      exercise: columnHeading('exercise', language),
      cells: columns.map(({ heading }) => heading),
      empty: Array.from({ length: options.emptyColumns }, (_, index) => say('emptySet', { number: index + 1 })),
    },
    pictures: addressesOf(exercises, printing),
    words: { noWorkout: say('noWorkout'), noWeeks: say('noWeeks') },
    weeks: weeks.map(week => presentWeek(week, drawing)),
  }
}

/** The addresses of the pictures that these show, each once. */
function addressesOf(exercises: readonly ProgramExercise[], { pictures, actor }: Printing): ProgramPaper['pictures'] {
  const files = exercises.flatMap(({ exerciseId }) => pictures.get(exerciseId ?? '') ?? [])
  const shownFiles = [...new Set(files)].map(file => presentFile(file, actor.personId))
  return Object.fromEntries(shownFiles.map(({ id, thumbUrl, url }) => [id, thumbUrl ?? url]))
}

export const exercisesIn = ({ days }: ProgramWeek): ProgramExercise[] =>
  days.flatMap(({ workouts }) => workouts.flatMap(({ exercises }) => exercises))

const noteOf = ({ note }: { note: string }, { options }: Printing): string => (options.hasNotes ? note : '')

function presentWeek(week: ProgramWeek, drawing: Drawing): PaperWeek {
  const say = paperWords(drawing.language)
  const name = [week.name, week.isDeload && say('deload')].filter(Boolean).join(', ')
  return {
    id: week.id,
    title: say('week', { number: week.weekNumber }),
    name,
    note: noteOf(week, drawing),
    days: week.days.map(day => presentDay(day, drawing)),
  }
}

const presentDay = (day: ProgramDay, drawing: Drawing): PaperDay => ({
  id: day.id,
  title: paperWords(drawing.language)('day', { number: day.dayNumber }),
  name: day.name,
  note: noteOf(day, drawing),
  workouts: day.workouts.map(workout => presentWorkout(workout, drawing)),
})

function presentWorkout(workout: ProgramWorkout, drawing: Drawing): PaperWorkout {
  const { id, name, exercises } = workout
  const groups: ProgramExercise[][] = []
  for (const exercise of exercises) {
    if (exercise.supersetPosition !== null && exercise.supersetPosition > 1) groups.at(-1)?.push(exercise)
    else groups.push([exercise])
  }
  return { id, name, note: noteOf(workout, drawing), groups: groups.map(group => group.map(exercise => presentRow(exercise, drawing))) }
}

function presentRow(exercise: ProgramExercise, { columns, language, options, pictures, maximumOf }: Drawing) {
  const { id, key, supersetPosition, exerciseId, name, setList, info, asksForVideo } = exercise
  const maximum = maximumOf(exercise)
  const missing = isMaximumMissing(exercise, maximum) ? paperWords(language)('noMaximum') : ''
  const film = asksForVideo ? paperWords(language)('video') : ''
  return {
    id,
    mark: `${key}${supersetPosition ?? ''}`,
    name,
    picture: pictures.get(exerciseId ?? '')?.id ?? null,
    cells: columns.map(({ print }) => print(exercise)),
    sets: setList.flatMap((set, index) => printAskedSet(set, index, { language, maximum }) || []),
    note: [options.hasNotes && info, missing, film].filter(Boolean).join('\n'),
  }
}
