import { isMeasureKey, measureNames, type BodyField } from '@allenio/domain/visits'
import { useLanguage } from '#lib/words'
import { BareButton, Row } from '#ui/layout'
import { Text } from '#ui/text'
import { focusBodyField } from '../measures/focus.ts'
import css from './results.module.css'
import { useResultWords } from './words.ts'

/** More are not worth a line: each one that is measured brings up the next. */
const mostShown = 2

/** The fields that a formula lacks; each leads there. */
export function MissingFields({ fields }: { fields: readonly BodyField[] }) {
  const t = useResultWords()
  const language = useLanguage()
  const nameOf = (field: BodyField): string => (isMeasureKey(field) ? measureNames[field][language].toLowerCase() : t(`field_${field}`))
  return (
    <Row gap={4} wrap className={css.missing}>
      <Text as="span" size="small" tone={3}>
        {t('lacks')}
      </Text>
      {fields.slice(0, mostShown).map(field => (
        <BareButton key={field} className={css.chip} onClick={() => focusBodyField(field)}>
          {nameOf(field)}
        </BareButton>
      ))}
      {fields.length > mostShown && (
        <Text as="span" size="small" tone={3}>
          +{fields.length - mostShown}
        </Text>
      )}
    </Row>
  )
}
