import { useFormats } from '#lib/formats'
import { Hint } from '#ui/block'
import { Icon } from '#ui/icon'
import { BareList } from '#ui/layout'
import { Link } from '#ui/link'
import { Section } from '#ui/section'
import { SkeletonRows } from '#ui/skeleton'
import { Ellipsis, Text } from '#ui/text'
import { latestAdditions } from './additions.ts'
import type { AdditionLine } from './additions.ts'
import type { ClientSummary } from './part.ts'
import { useOverviewWords } from './words.ts'
import css from './latest.module.css'

const linesAtMost = 5

/** The latest additions, by the team or by the client. */
export function Latest({ summaries }: { summaries: readonly ClientSummary[] }) {
  const t = useOverviewWords()
  const lines = latestAdditions(summaries, linesAtMost)
  return (
    <Section title={t('latest')}>
      {!lines ? (
        <SkeletonRows rows={4} />
      ) : lines.length === 0 ? (
        <Hint>{t('latestEmpty')}</Hint>
      ) : (
        <BareList as="ol" className={css.latest}>
          {lines.map(line => (
            <Added key={line.id} line={line} />
          ))}
        </BareList>
      )}
    </Section>
  )
}

function Added({ line: { at, isByClient, by, Icon: of, href, text, count } }: { line: AdditionLine }) {
  const t = useOverviewWords()
  const { ago } = useFormats()
  const author = isByClient ? t('byClient') : by && t('byTeam', { name: by })
  return (
    <li>
      <Link href={href}>
        <Icon of={of} />
        <Ellipsis className={css.added}>{text(count)}</Ellipsis>
        <Text as="span" size="small" tone={2} className={css.when}>
          {[author, ago(at)].filter(Boolean).join(' · ')}
        </Text>
      </Link>
    </li>
  )
}
