import type { Group } from '@allenio/contract/groups'
import { groupLimits } from '@allenio/contract/groups'
import { Faces } from '#ui/avatar'
import { Row } from '#ui/layout'
import { Text } from '#ui/text'
import { Tooltip } from '#ui/tooltip'
import { useListWords } from './words.ts'

/** The faces of a group's first clients, and how many are in it; whom the reader does not look after is counted and not named. */
export function GroupFaces({ group: { faces, size } }: { group: Pick<Group, 'faces' | 'size'> }) {
  const t = useListWords()
  if (size === 0)
    return (
      <Text as="span" size="inherit" tone={3}>
        {t('nobody')}
      </Text>
    )
  const names = faces.map(({ name }) => name).join(', ')
  const more = size - faces.length
  const tooltip = names && more > 0 ? t('namesAndMore', { names, count: more }) : names || t('size', { count: size })
  return (
    <Tooltip text={tooltip} isInside>
      <Row as="span" inline gap={8}>
        {faces.length > 0 && <Faces people={faces} most={groupLimits.faces} />}
        <Text as="span" size="inherit" tone={2}>
          {t('size', { count: size })}
        </Text>
      </Row>
    </Tooltip>
  )
}
