import { useFilterWords } from '../filters/words.ts'
import type { ListColumn } from '#shell/list-page'
import { Row } from '#ui/layout'
import { Ellipsis, Text } from '#ui/text'
import { TruncatedText } from '#ui/truncated-text'
import { ExercisePicture } from '../picture/exercise-picture.tsx'
import type { ShownExercise } from '../picture/exercise-picture.tsx'
import { useExerciseNames } from '../picture/names.ts'
import { useListWords } from './words.ts'

const longestName = 60

/** The columns of a business's list and of the library's. */
export function useCommonColumns(): ListColumn<ShownExercise>[] {
  const t = useListWords()
  const say = useFilterWords()
  const names = useExerciseNames()
  return [
    {
      key: 'name',
      sort: 'name',
      title: t('name'),
      cell: exercise => (
        <Row as="span" gap={12} grow>
          <ExercisePicture exercise={exercise} isSmall />
          <TruncatedText isInside text={exercise.name} longest={longestName} />
        </Row>
      ),
    },
    {
      key: 'muscles',
      title: t('muscles'),
      choice: 'shown',
      width: 220,
      cell: ({ primaryMuscles, secondaryMuscles }) => (
        <Ellipsis title={[...primaryMuscles, ...secondaryMuscles].map(names.muscle).join(', ')}>
          {primaryMuscles.map(names.muscle).join(', ')}
          {secondaryMuscles.length > 0 && (
            <Text as="span" size="inherit" tone={3}>
              {` +${secondaryMuscles.length}`}
            </Text>
          )}
        </Ellipsis>
      ),
    },
    {
      key: 'equipment',
      title: say('equipment'),
      choice: 'shown',
      width: 150,
      cell: ({ equipment }) => <Ellipsis>{equipment.map(names.equipment).join(', ')}</Ellipsis>,
    },
    { key: 'category', title: say('category'), choice: 'shown', width: 130, minor: true, cell: ({ category }) => names.category(category) },
    { key: 'level', title: say('level'), choice: 'hidden', width: 120, minor: true, cell: ({ level }) => names.level(level) },
    // no column, but an order
    { key: 'relevance', sort: 'relevance', title: t('relevance'), isLeftOut: true, cell: () => null },
  ]
}
