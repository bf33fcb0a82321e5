import { useId, type ReactNode } from 'react'
import type { Draft } from '#lib/offline'
import { Button } from '#ui/button'
import { WithDraft } from '#ui/form'
import { Modal } from '#ui/modal'
import { useWords } from '#ui/words'
import { CheckStep } from './check-step.tsx'
import { emptyDraft, parsePasteDraft, type PasteDraft } from './pasted-lines.ts'
import { TextStep } from './text-step.tsx'
import { usePaste, type AddedLine, type Reading } from './use-paste.ts'
import { usePasteWords } from './words.ts'

export interface PasteTextProps<Read extends Reading> {
  /** An abandoned text comes back in the document into which it was pasted, and in no other. */
  documentId: string
  /** The words of the text step, where the text is more than ingredients. */
  texts?: { title: string; lead: string; label: string; example: string; nothingFound: string; checkTitle: string; add: string }
  textLimit: number
  /** The foods that are there already, each of which stands there once; null where a food may stand several times. */
  taken: ReadonlySet<string> | null
  /** The most lines that can be added, with the message if more are ticked. */
  room: { count: number; refusal: string }
  read: (text: string) => Promise<Read>
  /** The heading above a line; the same as that of the line before it is not said again. */
  headingOf?: (place: number, reading: Read) => string
  /** A note about the text above its lines. */
  note?: (reading: Read) => ReactNode
  /** False where there is no room for them: the lines stay to be chosen from. */
  onAdd: (added: AddedLine[], reading: Read, left: number[]) => boolean | void
  onClose: () => void
}

/** A pasted text becomes rows with foods: first the text, then the food and the quantity of each of its lines. */
export const PasteText = <Read extends Reading>(props: PasteTextProps<Read>) => (
  <WithDraft name={`pasted text ${props.documentId}`} parse={parsePasteDraft}>
    {draft => <PasteDialog {...props} draft={draft} />}
  </WithDraft>
)

function PasteDialog<Read extends Reading>({ draft, ...props }: PasteTextProps<Read> & { draft: Draft<PasteDraft> }) {
  const { taken, texts, textLimit, room, read, headingOf, note, onAdd, onClose } = props
  const t = usePasteWords()
  const words = useWords()
  const formId = useId()
  const paste = usePaste({
    start: draft.draft ?? emptyDraft,
    taken,
    read,
    onChange: next => (next.text === '' ? draft.discard() : draft.save(next)),
    onAdd: (...all) => {
      if (onAdd(...all) === false) return
      draft.discard()
      onClose()
    },
  })
  const { reading } = paste
  if (paste.isInText || !reading) {
    return (
      <Modal
        opened
        size="large"
        title={texts?.title ?? t('title')}
        text={texts?.lead ?? t('lead')}
        onClose={onClose}
        closesOnOutside={paste.text === ''}
        foot={
          <>
            <Button onClick={onClose}>{words.cancel}</Button>
            <Button kind="primary" type="submit" form={formId} isBusy={paste.isReading}>
              {t('recognize')}
            </Button>
          </>
        }>
        <TextStep
          formId={formId}
          label={texts?.label ?? t('text')}
          example={texts?.example ?? t('example')}
          nothingFound={paste.isNothingFound ? (texts?.nothingFound ?? t('nothingFound')) : undefined}
          limit={textLimit}
          text={paste.text}
          failure={paste.failure}
          hasDraft={draft.draft !== undefined && paste.text !== ''}
          onWrite={paste.write}
          onRecognize={paste.recognize}
        />
      </Modal>
    )
  }
  const refusal = paste.readyCount > room.count ? room.refusal : undefined
  return (
    <Modal
      opened
      size="large"
      title={texts?.checkTitle ?? t('checkTitle')}
      onClose={onClose}
      closesOnOutside={false}
      foot={
        <>
          <Button onClick={paste.backToText}>{t('backToText')}</Button>
          <Button kind="primary" disabled={paste.readyCount === 0 || refusal !== undefined} isBusy={paste.isAdding} onClick={paste.add}>
            {(paste.readyCount > 0 && texts?.add) || t('add', { count: paste.readyCount })}
          </Button>
        </>
      }>
      <CheckStep
        lines={paste.lines}
        states={paste.states}
        isCut={paste.isCut}
        headingOf={headingOf && (place => headingOf(place, reading))}
        note={note?.(reading)}
        failure={refusal ?? paste.failure}
        onRetryFoods={paste.retryFoods}
        onEdit={paste.edit}
      />
    </Modal>
  )
}
