import { useQuery } from '@tanstack/react-query'
import { getChecklist } from '@allenio/contract/home'
import type { checklistSteps } from '@allenio/contract/home'
import type { Me } from '#shell'
import { read } from '#lib/api'
import { ButtonLink } from '#ui/button'
import { useBusinessStepWords } from './words.ts'
import type { OpenStep } from './steps.tsx'

type Name = (typeof checklistSteps)[number]

const places = {
  client: '/clients',
  'client joined': '/clients?status=not+registered',
  record: '/clients',
  action: '/clients',
  team: '/teamMembers/create',
} as const satisfies Record<Name, `/${string}`>

export const checklistQuery = () => read(getChecklist, {}, { quiet: true, keep: true })

/** The first steps of a new business, asked of the admin alone; the server knows which are done. */
export function useBusinessSteps(me: Me): OpenStep[] {
  const t = useBusinessStepWords()
  const { data } = useQuery({ ...checklistQuery(), enabled: me.workspace?.role === 'admin' })
  return (data?.steps ?? []).map(({ step, isDone }) => ({
    title: t(`${step} title`),
    text: t(`${step} text`),
    done: isDone,
    action: kind => (
      <ButtonLink kind={kind} size="small" href={places[step]}>
        {t(`${step} action`)}
      </ButtonLink>
    ),
  }))
}
