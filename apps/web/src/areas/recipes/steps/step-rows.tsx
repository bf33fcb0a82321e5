import type { Language } from '@allenio/contract'
import { recipeLimits, type RecipeStep } from '@allenio/contract/recipes'
import { IconArrowDown, IconArrowUp, IconPlus, IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { ClipboardEvent } from 'react'
import { useFormValue } from '#lib/forms'
import { Button } from '#ui/button'
import { IconButton } from '#ui/icon-button'
import { BareList, Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { TextArea } from '#ui/text-area'
import type { FieldsProps } from '../form/use-recipe-form.ts'
import { moveStep, withPastedSteps } from './steps.ts'
import css from './steps.module.css'
import { useStepWords } from './words.ts'

/** How it is cooked, step by step, in one language at a time. Enter begins the next step. */
export function StepRows({ form, language }: FieldsProps & { language: Language }) {
  const t = useStepWords()
  const { value: steps, onChange } = useFormValue(form, 'steps')
  const list = useRef<HTMLOListElement>(null)
  const focusedStep = useRef<number>(undefined)
  useEffect(() => {
    if (focusedStep.current === undefined) return
    list.current?.querySelectorAll('textarea')[focusedStep.current]?.focus()
    focusedStep.current = undefined
  }, [steps])
  const change = (next: RecipeStep[], focused: number) => {
    focusedStep.current = focused
    onChange(next.slice(0, recipeLimits.steps))
  }
  const insertAfter = (index: number) => change(steps.toSpliced(index + 1, 0, { it: '', en: '' }), index + 1)
  const paste = (index: number, event: ClipboardEvent) => {
    const pasted = withPastedSteps(steps, { index, language, text: event.clipboardData.getData('text') })
    if (!pasted) return
    event.preventDefault()
    change(pasted.steps, pasted.last)
  }
  return (
    <Stack gap={12}>
      <BareList as="ol" gap={8} ref={list as never}>
        {steps.map((step, index) => (
          // steps have no ids, and each field shows what it is given
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={css.step}>
            <Text as="span" tone={3} figures className={css.number} aria-hidden>
              {index + 1}
            </Text>
            <div>
              <TextArea
                label={t('step', { number: index + 1 })}
                labelHidden
                minRows={1}
                maxLength={recipeLimits.step}
                placeholder={step[language === 'it' ? 'en' : 'it'] || t('hint')}
                value={step[language]}
                onChange={({ target }) => onChange(steps.with(index, { ...step, [language]: target.value }))}
                onEnter={() => insertAfter(index)}
                onPaste={event => paste(index, event)}
                error={form.wrong(`steps.${index}.it`)}
              />
            </div>
            <Row className={css.tools}>
              <IconButton
                label={t('moveUp', { number: index + 1 })}
                icon={IconArrowUp}
                disabled={index === 0}
                onClick={() => change(moveStep(steps, index, -1), index - 1)}
              />
              <IconButton
                label={t('moveDown', { number: index + 1 })}
                icon={IconArrowDown}
                disabled={index === steps.length - 1}
                onClick={() => change(moveStep(steps, index, 1), index + 1)}
              />
              <IconButton
                label={t('remove', { number: index + 1 })}
                icon={IconX}
                onClick={() => change(steps.toSpliced(index, 1), Math.max(0, index - 1))}
              />
            </Row>
          </li>
        ))}
      </BareList>
      {steps.length < recipeLimits.steps && (
        <Row>
          <Button icon={IconPlus} onClick={() => insertAfter(steps.length - 1)}>
            {t('add')}
          </Button>
        </Row>
      )}
    </Stack>
  )
}
