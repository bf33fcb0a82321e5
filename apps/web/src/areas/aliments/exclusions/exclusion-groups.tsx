import type { ClientExclusion, ExclusionKind } from '@allenio/contract/aliments'
import type { ReactNode } from 'react'
import { BareList, Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { groupByKind } from './data.ts'
import { KindMark, useTargetText } from './kind-mark.tsx'
import css from './exclusions.module.css'

export interface GroupedRow extends Pick<ClientExclusion, 'id' | 'target' | 'name' | 'note'> {
  kind: ExclusionKind
}

interface ExclusionGroupsProps<AnyRow extends GroupedRow> {
  rows: readonly AnyRow[]
  authorOf: (row: AnyRow) => string
  actions: (row: AnyRow, name: string) => ReactNode
}

/** Lists exclusions by kind, the gravest first, each under its mark. */
export function ExclusionGroups<AnyRow extends GroupedRow>({ rows, authorOf, actions }: ExclusionGroupsProps<AnyRow>) {
  const textOf = useTargetText()
  return (
    <Stack gap={20}>
      {groupByKind(rows).map(group => (
        <Stack key={group.kind} gap={4}>
          <Text as="h3" size="inherit">
            <KindMark kind={group.kind} />
          </Text>
          <BareList className={css.rows}>
            {group.rows.map(row => {
              const name = textOf(row)
              return (
                <Row as="li" key={row.id} gap={8} justify="between" align="start" className={css.row}>
                  <Stack grow gap={2}>
                    <Text as="span" weight={600} breaks>
                      {name}
                    </Text>
                    {row.note && (
                      <Text as="span" tone={2} breaks>
                        {row.note}
                      </Text>
                    )}
                    <Text as="span" size="hint" tone={3}>
                      {authorOf(row)}
                    </Text>
                  </Stack>
                  {actions(row, name)}
                </Row>
              )
            })}
          </BareList>
        </Stack>
      ))}
    </Stack>
  )
}
