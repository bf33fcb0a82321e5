import { firstSteps, firstStepWays, isOwnWork } from '#lib/first-steps'
import type { FirstStep, FirstStepWay } from '#lib/first-steps'
import { getChecklist } from '@allenio/contract/home'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Me } from '#shell'
import { read } from '#lib/api'
import { useWording } from '#lib/words'
import { Button, ButtonLink } from '#ui/button'
import type { ButtonKind } from '#ui/button'
import { Row } from '#ui/layout'
import type { OpenStep } from './steps.tsx'

export const checklistQuery = () => read(getChecklist, {}, { quiet: true, isStored: true })

interface BusinessSteps {
  first: OpenStep[]
  later: OpenStep[]
}

/** The steps that areas contribute, as far as this person can take them; the server knows which are done. */
export function useBusinessSteps(me: Me): BusinessSteps {
  const say = useWording()
  const { data } = useQuery(checklistQuery())
  const mayTake = ({ permission, isForAdmin }: FirstStep) =>
    me.permissions.includes(permission) && (!isForAdmin || me.workspace?.role === 'admin')
  const open = ({ id, title, text }: FirstStep): OpenStep => ({
    title: say(title),
    text: say(text),
    isDone: data?.steps.some(({ step, isDone }) => step === id && isDone) ?? false,
    action: kind => (
      <Row gap={8} wrap>
        {firstStepWays
          .entries()
          .filter(({ step, permission }) => step === id && me.permissions.includes(permission))
          .map((way, at) => (
            <Way key={way.id} way={way} kind={at > 0 && kind === 'primary' ? 'secondary' : kind} />
          ))}
      </Row>
    ),
  })
  const canWait = ({ isLater, work }: FirstStep) => isLater === true || (work !== undefined && !isOwnWork(me.workspace, work))
  const steps = data ? firstSteps.entries().filter(mayTake) : []
  return { first: steps.filter(step => !canWait(step)).map(open), later: steps.filter(canWait).map(open) }
}

function Way({ way: { label, href, Panel, Action }, kind }: { way: FirstStepWay; kind: ButtonKind }) {
  const say = useWording()
  const [isOpen, setOpen] = useState(false)
  if (Action) return <Action isMain={kind === 'primary'} />
  if (!Panel)
    return (
      <ButtonLink kind={kind} size="small" href={href()}>
        {say(label)}
      </ButtonLink>
    )
  return (
    <>
      <Button kind={kind} size="small" onClick={() => setOpen(true)}>
        {say(label)}
      </Button>
      {isOpen && <Panel onClose={() => setOpen(false)} />}
    </>
  )
}
