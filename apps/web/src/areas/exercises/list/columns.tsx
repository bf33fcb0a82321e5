import type { ExerciseAsset, ExerciseFields } from '@allenio/contract/exercises'
import { useFilterWords } from '../filters/words.ts'
import { useLibraryColumns } from '#shell/library'
import type { ListColumn } from '#shell/list-page'
import { ExercisePicture } from '#ui/exercise-picture'
import { Row } from '#ui/layout'
import { Text } from '#ui/text'
import { TruncatedText } from '#ui/truncated-text'
import { useExerciseNames } from '../picture/names.ts'
import css from './list.module.css'
import { useListWords } from './words.ts'

/** The part of an exercise that lists show, own or of the library. */
export interface ShownExercise extends Pick<ExerciseFields, 'primaryMuscles' | 'secondaryMuscles' | 'equipment' | 'category' | 'level'> {
  id: string
  name: string
  /** The exercise of the library that it was cloned from. */
  systemId?: string | null
  preview: ExerciseAsset | null
}

/** Whether exercises are sorted by how well they match a search or a muscle; otherwise they are sorted by name. */
export const isRanked = ({ search, muscle }: { search?: string | undefined; muscle?: string | undefined }): boolean =>
  Boolean(search || muscle)

/** The columns of a business's list and of the library's. */
export function useCommonColumns({ isRanked }: { isRanked: boolean }): ListColumn<ShownExercise>[] {
  const t = useListWords()
  const say = useFilterWords()
  const names = useExerciseNames()
  const { relevance } = useLibraryColumns('o')
  return [
    {
      key: 'name',
      sort: 'name',
      title: t('name'),
      cell: exercise => (
        <Row as="span" gap={12} grow>
          <ExercisePicture exercise={exercise} size="mark" />
          <TruncatedText isInside text={exercise.name} />
        </Row>
      ),
    },
    {
      key: 'muscles',
      title: t('muscles'),
      choice: 'shown',
      width: 200,
      cell: ({ primaryMuscles, secondaryMuscles }) => (
        <Several names={primaryMuscles.map(names.muscle)} more={secondaryMuscles.map(names.muscle)} />
      ),
    },
    {
      key: 'equipment',
      title: say('equipment'),
      choice: 'shown',
      width: 150,
      cell: ({ equipment: [first, ...others] }) => first && <Several names={[names.equipment(first)]} more={others.map(names.equipment)} />,
    },
    {
      key: 'category',
      title: say('category'),
      choice: 'shown',
      width: 116,
      isMinor: true,
      cell: ({ category }) => names.category(category),
    },
    { key: 'level', title: say('level'), choice: 'hidden', width: 120, isMinor: true, cell: ({ level }) => names.level(level) },
    ...(isRanked ? [relevance] : []),
  ]
}

/** Names in one line, the lesser ones as a number; all of them stand in the title. */
const Several = ({ names, more }: { names: readonly string[]; more: readonly string[] }) => (
  <Text as="div" size="inherit" tone="inherit" clip className={css.several} title={[...names, ...more].join(', ')}>
    {more.length > 0 ? `${names.join(', ')} +${more.length}` : names.join(', ')}
  </Text>
)
