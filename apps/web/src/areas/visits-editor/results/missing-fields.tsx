import { isMeasureKey, measureNames, type BodyField } from '@allenio/domain/visits'
import { useState } from 'react'
import { useLanguage } from '#lib/words'
import { classes } from '#ui/classes'
import { BareButton, Row } from '#ui/layout'
import { Text } from '#ui/text'
import { focusBodyField } from '../measures/focus.ts'
import { useEditor } from '../session.ts'
import css from './results.module.css'
import { useResultWords } from './words.ts'

/** More are not worth a line until somebody asks for them. */
const fewest = 2

const takeFocus = (element: HTMLElement | null) => element?.focus()

/** The fields that a formula lacks; each leads there. */
export function MissingFields({ fields }: { fields: readonly BodyField[] }) {
  const t = useResultWords()
  const language = useLanguage()
  const session = useEditor()
  const [areAllShown, setAllShown] = useState(false)
  const visible = areAllShown ? fields : fields.slice(0, fewest)
  const rest = fields.length - visible.length
  const nameOf = (field: BodyField): string => (isMeasureKey(field) ? measureNames[field][language].toLowerCase() : t(`field_${field}`))
  return (
    <Row gap={4} wrap className={css.missing}>
      <Text as="span" size="small" tone={3}>
        {t('lacks', { count: fields.length })}
      </Text>
      {visible.map((field, at) => (
        // the button for the rest gives way to the first of them, and so does the focus
        <BareButton
          key={field}
          ref={at === fewest ? takeFocus : undefined}
          className={css.chip}
          onClick={() => focusBodyField(session, field)}>
          {nameOf(field)}
        </BareButton>
      ))}
      {rest > 0 && (
        <BareButton
          className={classes(css.chip, css.more)}
          aria-label={t('moreMissing', { count: rest })}
          onClick={() => setAllShown(true)}>
          +{rest}
        </BareButton>
      )}
    </Row>
  )
}
