import type { Ingredient } from '@allenio/contract/recipes'
import { useId } from 'react'
import type { Draft } from '#lib/offline'
import { Button } from '#ui/button'
import { WithDraft } from '#ui/form'
import { Modal } from '#ui/modal'
import { useWords } from '#ui/words'
import { CheckStep } from './check-step.tsx'
import { emptyDraft, parsePasteDraft, type PasteDraft } from './pasted-lines.ts'
import type { RecipeHead } from './recipe-head.ts'
import { TextStep } from './text-step.tsx'
import { usePaste } from './use-paste.ts'
import { usePasteWords } from './words.ts'

interface PasteIngredientsProps {
  /** An abandoned text comes back in the document into which it was pasted, and in no other. */
  documentId: string
  /** The foods that are in the recipe, each of which stands there once; null where a food may stand several times. */
  taken: ReadonlySet<string> | null
  /** The most lines that can be added, with the message if more are ticked. Without it, the limit of a recipe applies. */
  room?: { count: number; refusal: string }
  /** False where there is no room for them: the lines stay to be chosen from. */
  onAdd: (ingredients: Ingredient[], head: RecipeHead) => boolean | void
  onClose: () => void
}

/** A pasted text becomes ingredients: first the text, then the food and the quantity of each of its lines. */
export const PasteIngredients = (props: PasteIngredientsProps) => (
  <WithDraft name={`pasted text ${props.documentId}`} parse={parsePasteDraft}>
    {draft => <PasteDialog {...props} draft={draft} />}
  </WithDraft>
)

function PasteDialog({ taken, room, onAdd, onClose, draft }: PasteIngredientsProps & { draft: Draft<PasteDraft> }) {
  const t = usePasteWords()
  const words = useWords()
  const formId = useId()
  const paste = usePaste({
    start: draft.draft ?? emptyDraft,
    taken,
    onChange: next => (next.text === '' ? draft.discard() : draft.save(next)),
    onAdd: (ingredients, head) => {
      if (onAdd(ingredients, head) === false) return
      draft.discard()
      onClose()
    },
  })
  const refusal = room && paste.readyCount > room.count ? room.refusal : undefined
  if (paste.isInText) {
    return (
      <Modal
        opened
        size="large"
        title={t('title')}
        text={t('lead')}
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
          text={paste.text}
          failure={paste.failure}
          isNothingFound={paste.isNothingFound}
          hasDraft={draft.draft !== undefined && paste.text !== ''}
          onWrite={paste.write}
          onRecognize={paste.recognize}
        />
      </Modal>
    )
  }
  return (
    <Modal
      opened
      size="large"
      title={t('checkTitle')}
      onClose={onClose}
      closesOnOutside={false}
      foot={
        <>
          <Button onClick={paste.backToText}>{t('backToText')}</Button>
          <Button kind="primary" disabled={!paste.mayAdd || refusal !== undefined} isBusy={paste.isAdding} onClick={paste.add}>
            {t('add', { count: paste.readyCount })}
          </Button>
        </>
      }>
      <CheckStep
        lines={paste.lines}
        states={paste.states}
        isCut={paste.isCut}
        failure={refusal ?? paste.failure}
        onRetryFoods={paste.retryFoods}
        onEdit={paste.edit}
      />
    </Modal>
  )
}
