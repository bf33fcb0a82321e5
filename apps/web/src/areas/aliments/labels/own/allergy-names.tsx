import { IconAlertTriangle } from '@tabler/icons-react'
import { Icon } from '#ui/icon'
import { Row } from '#ui/layout'
import { Text } from '#ui/text'
import { useOwnLabelWords } from './words.ts'

interface AllergyNamesProps {
  /** The client's allergies that a food touches. */
  allergies: readonly string[]
  /** The allergies of which nobody knows whether the food has them. */
  doubts: readonly string[]
}

/** Warns a client of a food. Nothing where it touches no allergy. */
export function AllergyNames({ allergies, doubts }: AllergyNamesProps) {
  const t = useOwnLabelWords()
  return (
    <>
      {allergies.length > 0 && (
        <Text as="span" size="hint" weight={600} tone="error">
          <Row as="span" gap={4}>
            <Icon of={IconAlertTriangle} size={16} />
            <span>{t('allergy', { names: allergies.join(', ') })}</span>
          </Row>
        </Text>
      )}
      {doubts.length > 0 && (
        <Text as="span" size="hint" tone="attention">
          {t('toVerify', { names: doubts.join(', ') })}
        </Text>
      )}
    </>
  )
}
