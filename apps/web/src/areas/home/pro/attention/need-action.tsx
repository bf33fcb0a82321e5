import { useState } from 'react'
import type { AttentionStep, ClientInNeed } from '#areas/clients'
import { useMe } from '#shell'
import { reportCallError } from '#lib/api'
import { hrefTo } from '#lib/screens'
import { useWording } from '#lib/words'
import { Button, ButtonLink } from '#ui/button'
import { Text } from '#ui/text'
import { needHref } from '../../inbox/place.ts'
import { useProWords } from '../words.ts'

interface NeedActionProps {
  need: ClientInNeed
  step: AttentionStep | undefined
}

/** The one thing to do about it. */
export function NeedAction({ need, step }: NeedActionProps) {
  const t = useProWords()
  const say = useWording()
  const { id, name } = need.client
  const permissions = useMe()?.permissions ?? []
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { label, href, Dialog, run, permission } = step ?? {}
  // a conversation has a chain of its own, with the cursor in the answer
  const opensInInbox = step?.Detail !== undefined && step.isWhole !== true
  if (need.handled !== null) {
    return (
      <Text as="span" size="small" tone={2}>
        {need.handled}
      </Text>
    )
  }
  const isHere = Dialog !== undefined || run !== undefined
  if (!label || !isHere || (permission && !permissions.includes(permission))) {
    const text = label && !isHere ? say(label) : t('open')
    return (
      <ButtonLink
        size="small"
        href={opensInInbox ? needHref(need) : (href?.(need) ?? hrefTo('/clients/$id', { id }))}
        aria-label={`${text}: ${name}`}>
        {text}
      </ButtonLink>
    )
  }
  const press = async () => {
    setBusy(true)
    try {
      await run?.(need)
    } catch (error) {
      reportCallError(error)
    }
    setBusy(false)
  }
  return (
    <>
      <Button size="small" aria-label={`${say(label)}: ${name}`} isBusy={isBusy} onClick={() => (Dialog ? setOpen(true) : void press())}>
        {say(label)}
      </Button>
      {Dialog && isOpen && <Dialog need={need} onClose={() => setOpen(false)} />}
    </>
  )
}
