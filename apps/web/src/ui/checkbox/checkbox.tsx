import { useMergedRef } from '@mantine/hooks'
import { IconExternalLink } from '@tabler/icons-react'
import { useId, useLayoutEffect, useRef } from 'react'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { areaWords } from '#lib/words'
import { FieldError } from '#ui/field'
import { VisuallyHidden } from '#ui/visually-hidden'
import { Stack } from '#ui/layout'
import css from './checkbox.module.css'
import { Text } from '#ui/text'

const useCheckboxWords = areaWords('checkbox', {
  it: { opensOutside: 'si apre in un’altra scheda' },
  en: { opensOutside: 'opens in another tab' },
})

export type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> & {
  /** may contain links: "I accept the terms" */
  label: ReactNode
  labelHidden?: boolean | undefined
  hint?: ReactNode
  error?: string | undefined
  /** some of the rows below are selected */
  indeterminate?: boolean | undefined
  /** further explanation: an InfoTip */
  info?: ReactNode
  /** a page that explains it */
  moreAt?: { href: string; label: string } | undefined
  ref?: Ref<HTMLInputElement>
}

export function Checkbox(props: CheckboxProps) {
  const { label, labelHidden, hint, error, indeterminate = false, info, moreAt, id, ref, className, ...input } = props
  const ownId = useId()
  const boxId = id ?? ownId
  const t = useCheckboxWords()
  const element = useRef<HTMLInputElement>(null)
  const attach = useMergedRef(element, ref)
  useLayoutEffect(() => {
    if (element.current) element.current.indeterminate = indeterminate
  }, [indeterminate])
  const describedBy = error ? `${boxId}-error` : hint ? `${boxId}-hint` : undefined
  const text = (
    <label htmlFor={boxId} className={css.label}>
      {label}
    </label>
  )
  return (
    <div className={className}>
      <div className={labelHidden ? undefined : css.row}>
        <input
          {...input}
          type="checkbox"
          id={boxId}
          ref={attach}
          className={css.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
        />
        {labelHidden ? (
          <VisuallyHidden>{text}</VisuallyHidden>
        ) : (
          <Stack as="span" gap={2} className={css.words}>
            {text}
            {hint && (
              <Text as="span" size="hint" tone={3} id={`${boxId}-hint`}>
                {hint}
              </Text>
            )}
          </Stack>
        )}
        {info}
        {moreAt && (
          <a className={css.aside} href={moreAt.href} target="_blank" rel="noreferrer">
            <IconExternalLink stroke={1.5} aria-hidden />
            <VisuallyHidden>{`${moreAt.label}, ${t('opensOutside')}`}</VisuallyHidden>
          </a>
        )}
      </div>
      {error && <FieldError id={`${boxId}-error`}>{error}</FieldError>}
    </div>
  )
}
