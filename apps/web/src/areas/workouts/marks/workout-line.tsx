import type { WorkoutRow } from '@allenio/contract/workouts'
import { useFormats } from '#lib/formats'
import { Row, Stack } from '#ui/layout'
import { ListRow } from '#ui/list'
import { Ellipsis, Text } from '#ui/text'
import { useWorkoutFacts } from './facts.ts'
import { WorkoutMarks } from './workout-marks.tsx'

/** A workout in the list of one person: when, what, how much, and what is worth a look. */
export function WorkoutLine({ workout, href }: { workout: WorkoutRow; href: string }) {
  const { day, weekday } = useFormats()
  const { nameOf, factsOf } = useWorkoutFacts()
  return (
    <ListRow
      href={href}
      strong={workout.isUnread}
      title={
        <Row as="span" gap={12} justify="between" align="baseline">
          <Ellipsis>{nameOf(workout)}</Ellipsis>
          <Text as="span" size="small" tone={3}>
            {`${weekday(workout.day)} ${day(workout.day)}`}
          </Text>
        </Row>
      }
      sub={
        <Stack as="span" gap={4}>
          <span>{[...factsOf(workout), workout.program].filter(Boolean).join(' · ')}</span>
          <WorkoutMarks workout={workout} />
        </Stack>
      }
    />
  )
}
