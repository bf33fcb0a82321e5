import { messageLimits, type Message } from '@allenio/contract/chat'
import { clientsInBulk } from '@allenio/contract/clients'
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useLanguage } from '#lib/words'
import { Button } from '#ui/button'
import { confirm } from '#ui/confirm'
import { Notice } from '#ui/form-notice'
import { Stack } from '#ui/layout'
import { Modal } from '#ui/modal'
import { Text } from '#ui/text'
import { useDeskWords } from '../words.ts'
import { MessagePreview } from '../preview/preview.tsx'
import { TextWithName } from '../text-with-name/text-with-name.tsx'
import { AudienceField } from './audience-field.tsx'
import { allClients, namesOf, noClients } from './audience.ts'
import type { RecipientRow } from './audience.ts'
import { FileField } from './file-field.tsx'
import { ReachLine } from './reach-line.tsx'
import { Result } from './result.tsx'
import { useAttachedFile } from './use-attached-file.ts'
import { useReach } from './use-reach.ts'
import { useBulkMessage } from './use-bulk-message.ts'
import css from './to-many.module.css'
import { useToManyWords } from './words.ts'

export interface SendToManyProps {
  /** The clients that were chosen in a list; without them they are chosen here. */
  clients?: readonly RecipientRow[] | undefined
  /** A message to one client that is forwarded to others. */
  forwarded?: Message | undefined
  onClose: () => void
  /** Called when the message has been sent: a list then clears its selection. */
  onDone?: (() => void) | undefined
}

/** Sends one message to many clients, to each in their own conversation. */
export function SendToMany({ clients, forwarded, onClose, onDone }: SendToManyProps) {
  const t = useToManyWords()
  const say = useDeskWords()
  const [audience, setAudience] = useState(forwarded === undefined ? allClients : noClients)
  const [text, setText] = useState(forwarded?.message ?? '')
  const [isTried, setTried] = useState(false)
  const file = useAttachedFile(forwarded)
  const reach = useReach(clients, audience)
  const { sending, send } = useBulkMessage()
  const { count, firstName, input } = reach
  const isLocked = sending.state === 'sending' || sending.state === 'unsure'
  const isEmpty = text.trim() === '' && file.attached === undefined
  const hasChanged = text !== forwarded?.message || (file.attached && file.attached.kind !== 'forwarded') || audience.people.length > 0

  const close = async () => {
    if (sending.state === 'sending') return
    const isWritten = sending.state !== 'sent' && !isEmpty && hasChanged
    if (isWritten && !(await confirm({ title: t('leaveTitle'), text: t('leaveText'), proceed: t('leave'), close: t('stay') }))) return
    if (sending.state === 'sent' && sending.result.sent > 0) onDone?.()
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sending.state === 'unsure') return void send(sending.message)
    setTried(true)
    if (isEmpty || !input || reach.isTooMany || !file.isReady) return
    void send({ ...input, ...file.input, ...(text.trim() !== '' && { message: text.trim() }) })
  }
  if (sending.state === 'sent') {
    const { result } = sending
    return (
      <Modal
        opened
        onClose={() => void close()}
        title={t('sent', { count: result.sent })}
        size="small"
        foot={
          <Button kind="primary" onClick={() => void close()}>
            {t('close')}
          </Button>
        }>
        <Result result={result} />
      </Modal>
    )
  }
  return (
    <Modal
      opened
      onClose={() => void close()}
      title={titleOf()}
      reachesOthers
      text={t('toManyText')}
      closesOnOutside={isEmpty || !hasChanged}
      foot={
        <>
          <Button onClick={() => void close()}>{say('cancel')}</Button>
          <Button
            kind="primary"
            type="submit"
            form="to-many"
            icon={IconSend}
            isBusy={sending.state === 'sending'}
            disabled={reach.isTooMany || (sending.state !== 'unsure' && !file.isReady)}>
            {sending.state === 'unsure' ? t('retry') : count ? t('sendToCount', { count }) : t('send')}
          </Button>
        </>
      }>
      <form id="to-many" onSubmit={submit} noValidate>
        <Stack gap={20}>
          {sending.state === 'unsure' && <Notice>{t('maybeSent')}</Notice>}
          {sending.state === 'writing' && sending.error && <Notice>{sending.error}</Notice>}
          {!clients && <AudienceField audience={audience} onChange={setAudience} isFirst={forwarded !== undefined} />}
          <ReachLine
            reach={reach}
            isHidden={clients !== undefined}
            error={isTried && !input && count === 0 ? t('nobody') : reach.isTooMany ? t('tooMany', { max: clientsInBulk }) : undefined}
          />
          <LeftOut people={reach.inactive} />
          {reach.withoutAccess > 0 && (
            <Text tone="attention" aria-live="polite">
              {t('withoutAccess', { count: reach.withoutAccess })}
            </Text>
          )}
          <TextWithName
            label={say('message')}
            minRows={4}
            maxHeight={260}
            maxLength={messageLimits.text}
            value={text}
            onChange={setText}
            readOnly={isLocked}
            data-autofocus={forwarded === undefined || undefined}
            error={isTried && isEmpty ? say('messageNeeded') : undefined}
          />
          <FileField file={file} isLocked={isLocked} />
          <MessagePreview
            caption={say('preview', { name: firstName ?? say('exampleName') })}
            text={text}
            name={firstName ?? say('exampleName')}
          />
          <Text size="small" tone={3}>
            {t('closedToo')}
          </Text>
        </Stack>
      </form>
    </Modal>
  )

  function titleOf(): string {
    if (clients) return t('toManyTitle', { count: count ?? 0 })
    return forwarded === undefined ? t('toMany') : t('forward')
  }
}

/** The people whom no message can reach, named before it is sent. */
function LeftOut({ people }: { people: readonly RecipientRow[] }) {
  const t = useToManyWords()
  const language = useLanguage()
  if (people.length === 0) return null
  const { names, more } = namesOf(people)
  const list =
    more > 0
      ? t('namesMore', { names: names.join(', '), count: more })
      : new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
  return (
    <Text tone="attention" className={css.leftOut}>
      {t('inactiveOut', { names: list, count: people.length })}
    </Text>
  )
}
