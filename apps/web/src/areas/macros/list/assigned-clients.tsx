import type { Macro } from '@allenio/contract/macros'
import { useFormats } from '#lib/formats'
import { Faces } from '#ui/avatar'
import { Row } from '#ui/layout'
import { Text } from '#ui/text'
import { Tooltip } from '#ui/tooltip'
import { VisuallyHidden } from '#ui/visually-hidden'
import { useListWords } from './words.ts'

const facesAtMost = 3

/** The faces of those who follow a macro, and how many they are. */
export function AssignedClients({ macro: { assigned, assignedCount } }: { macro: Pick<Macro, 'assigned' | 'assignedCount'> }) {
  const t = useListWords()
  const { integer } = useFormats()
  if (assignedCount === 0)
    return (
      <Text as="span" size="inherit" tone={3}>
        <span aria-hidden>–</span>
        <VisuallyHidden>{t('assignedNone')}</VisuallyHidden>
      </Text>
    )
  const others = assignedCount - assigned.length
  const names = assigned.map(({ name }) => name).join(', ')
  return (
    <Tooltip text={others > 0 ? t('namesAndMore', { names, count: others }) : names} isInside>
      <Row as="span" inline gap={8}>
        <Faces people={assigned} most={facesAtMost} />
        <Text as="span" size="inherit" tone={2} figures>
          <span aria-hidden>{integer(assignedCount)}</span>
          <VisuallyHidden>{t('givenTo', { count: assignedCount })}</VisuallyHidden>
        </Text>
      </Row>
    </Tooltip>
  )
}
