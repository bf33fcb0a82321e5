import { useState } from 'react'
import type { FormEvent } from 'react'
import { areaWords } from '#lib/words'
import { Button } from '#ui/button'
import { BareList, Stack } from '#ui/layout'
import { Modal } from '#ui/modal'
import { Text } from '#ui/text'
import { TextField } from '#ui/text-field'
import { useWords } from '#ui/words'
import { isTypedWord, questions } from './store.ts'
import type { AskedQuestion } from './store.ts'

/** Stands once in the app and shows the questions of `confirm`, one at a time. */
export function ConfirmHost() {
  const [question] = questions.use()
  return question ? <ConfirmDialog key={question.id} question={question} /> : null
}

const useConfirmWords = areaWords('confirm', {
  it: { typeToConfirm: 'Scrivi {{word}} per confermare' },
  en: { typeToConfirm: 'Type {{word}} to confirm' },
})

export function ConfirmDialog({ question }: { question: AskedQuestion }) {
  const { title, text, details = [], proceed, close, danger, reachesOthers, verificationWord, answer } = question
  const [typed, setTyped] = useState('')
  const words = useWords()
  const t = useConfirmWords()
  const mayProceed = verificationWord === undefined || isTypedWord(typed, verificationWord)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (mayProceed) answer(true)
  }
  const no = () => answer(false)
  const formId = `confirm-${question.id}`
  return (
    <Modal
      opened
      onClose={no}
      title={title}
      text={text}
      size="small"
      reachesOthers={reachesOthers}
      foot={
        <>
          <Button onClick={no} data-autofocus={danger && !verificationWord ? true : undefined}>
            {close ?? words.cancel}
          </Button>
          <Button
            kind={danger ? 'danger' : 'primary'}
            type="submit"
            form={formId}
            disabled={!mayProceed}
            data-autofocus={!danger && !verificationWord ? true : undefined}>
            {proceed ?? words.proceed}
          </Button>
        </>
      }>
      <form id={formId} onSubmit={submit}>
        {details.length > 0 && (
          <BareList gap={8}>
            {details.map(detail => (
              <li key={detail.id}>
                <Stack gap={2}>
                  <Text as="span" breaks>
                    {detail.name}
                  </Text>
                  {detail.text !== undefined && (
                    <Text as="span" size="hint" tone={2} figures breaks>
                      {detail.text}
                    </Text>
                  )}
                </Stack>
              </li>
            ))}
          </BareList>
        )}
        {verificationWord !== undefined && (
          <TextField
            label={t('typeToConfirm', { word: verificationWord })}
            value={typed}
            onChange={event => setTyped(event.target.value)}
            autoComplete="off"
            spellCheck={false}
            data-autofocus
          />
        )}
      </form>
    </Modal>
  )
}
