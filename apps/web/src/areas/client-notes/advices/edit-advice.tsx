import type { NutritionalAdvice } from '@allenio/contract/client-notes'
import { useEffect, useRef } from 'react'
import { Title } from '#ui/text'
import { useAdviceWords } from './words.ts'
import { AdviceForm } from './advice-form.tsx'
import css from './advices.module.css'

interface EditAdviceProps {
  clientId: string
  advice: NutritionalAdvice
  /** Somebody deleted it while it was being written. */
  isGone?: boolean
}

/** Replaces the advice in its place. */
export function EditAdvice({ clientId, advice, isGone = false }: EditAdviceProps) {
  const t = useAdviceWords()
  const place = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'start' })
    place.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={css.advice}>
      <Title level={3} ref={place} tabIndex={-1} className={css.editTitle}>
        {t('editTitle')}
      </Title>
      <AdviceForm clientId={clientId} advice={advice} isGone={isGone} />
    </div>
  )
}
