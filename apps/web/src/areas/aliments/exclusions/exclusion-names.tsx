import type { ExclusionKind } from '@allenio/contract/aliments'
import { IconHelpCircle } from '@tabler/icons-react'
import { Badge } from '#ui/badge'
import { Stack } from '#ui/layout'
import { groupByKind } from './data.ts'
import { KindMark } from './kind-mark.tsx'
import { useExclusionWords } from './words.ts'
import css from './exclusions.module.css'

/** The exclusions of a client as planning screens show them. */
export interface ExclusionFacts {
  exclusions: readonly { kind: ExclusionKind; name: string }[]
  /** Names that the free text alone has: nobody has confirmed them, and no plan is judged by them. */
  unconfirmed: readonly string[]
  /** Phrases of the free text that the app does not understand. */
  notUnderstood: readonly string[]
}

/** All of them by kind, and apart from them what stands in the free text alone. */
export function ExclusionNames({ exclusions, unconfirmed, notUnderstood }: ExclusionFacts) {
  const t = useExclusionWords()
  const openTexts = [
    { title: t('unconfirmed'), names: unconfirmed },
    { title: t('unclear'), names: notUnderstood },
  ].filter(({ names }) => names.length > 0)
  if (exclusions.length + openTexts.length === 0) return null
  return (
    <Stack as="dl" gap={8} className={css.summary}>
      {groupByKind(exclusions).map(({ kind, rows }) => (
        <div key={kind}>
          <dt>
            <KindMark kind={kind} />
          </dt>
          <dd>{rows.map(({ name }) => name).join(', ')}</dd>
        </div>
      ))}
      {openTexts.map(({ title, names }) => (
        <div key={title}>
          <dt>
            <Badge status="attention" icon={IconHelpCircle}>
              {title}
            </Badge>
          </dt>
          <dd>{names.join(', ')}</dd>
        </div>
      ))}
    </Stack>
  )
}
