import { IconBarbell, IconClipboardList } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Addition, ClientSummary, OverviewFigure, OverviewPart } from '#areas/clients'
import { useFormats } from '#lib/formats'
import { AssignProgramButton } from './assign-program-button.tsx'
import { TrainingCard } from './card.tsx'
import { clientWorkoutsHref, workoutHref } from '../addresses.ts'
import { trainingMapQuery } from '../data.ts'
import { useTrainingWords } from './words.ts'

function useSummary(id: string): ClientSummary {
  const t = useTrainingWords()
  const { percent } = useFormats()
  const { data, isPending } = useQuery(trainingMapQuery(id))
  const mark = data?.mark
  const figure: OverviewFigure = {
    label: t('adherence'),
    href: clientWorkoutsHref(id),
    isPressing: mark?.level === 'poor',
    ...(mark && {
      value: mark.percent === null ? t('none') : percent(mark.percent),
      note: mark.planned > 0 ? t('countedShort', { planned: String(mark.planned), done: String(mark.done) }) : t('notPlanned'),
    }),
  }
  const last = data?.last
  const additions: Addition[] = last
    ? [
        {
          id: last.id,
          at: last.finishedAt ?? last.startedAt,
          isByClient: true,
          by: null,
          href: workoutHref({ id: last.id, client: { id } }),
          Icon: IconBarbell,
          text: () => t('additionOf', { name: last.name }),
        },
      ]
    : []
  return {
    isEmpty: data && data.total === 0 && data.days.length === 0,
    // without a plan there is nothing to keep to, and the head has little room
    ...(mark?.percent !== null && { figure }),
    additions: isPending ? undefined : additions,
  }
}

export const part: OverviewPart = {
  card: { place: 'main', Card: TrainingCard },
  useSummary,
  firstStep: {
    work: 'coach',
    useWay: client => {
      const t = useTrainingWords()
      return {
        icon: IconClipboardList,
        title: t('firstProgram'),
        text: t('firstProgramText'),
        action: <AssignProgramButton client={client} />,
      }
    },
  },
}
