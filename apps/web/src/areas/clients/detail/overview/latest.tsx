import { actionKindName } from '@allenio/domain/client-actions'
import { IconCamera, IconCircleCheck, IconFile, IconScaleOutline } from '@tabler/icons-react'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { Link } from '#ui/link'
import { Section } from '#ui/section'
import { SkeletonRows } from '#ui/skeleton'
import { useOverviewWords } from './words.ts'
import type { Records } from './page.tsx'
import { latestAdditions } from './rules.ts'
import type { Addition } from './rules.ts'
import css from './overview.module.css'

const shownAtMost = 5

const icons = { weight: IconScaleOutline, progress: IconCamera, file: IconFile, done: IconCircleCheck } as const satisfies Record<Addition['kind'], unknown>

/** What came in last, from the team or from home. */
export function Latest({ id, records: { weights, progresses, files, actions } }: { id: string, records: Records }) {
  const t = useOverviewWords()
  // one that failed is missing here; it says so in its own place
  const isWaiting = [weights, progresses, files, actions].some(({ isPending }) => isPending)
  const additions = latestAdditions({
    weights: weights.data?.weights ?? [], progresses: progresses.data?.progresses ?? [],
    files: files.data?.clientFiles ?? [], actions: actions.data?.rows ?? [],
  }, shownAtMost)
  return (
    <Section title={t('latest')}>
      {isWaiting ? <SkeletonRows rows={4} /> : additions.length === 0 ? <p className={css.hint}>{t('latestEmpty')}</p> : (
        <ol className={css.latest}>{additions.map(addition => <Added key={addition.id} id={id} addition={addition} />)}</ol>
      )}
    </Section>
  )
}

function Added({ id, addition }: { id: string, addition: Addition }) {
  const t = useOverviewWords()
  const { ago, weight } = useFormats()
  const language = useLanguage()
  const Icon = icons[addition.kind]
  const by = addition.isByClient ? t('byClient') : addition.by && t('byTeam', { name: addition.by })
  return (
    <li>
      <Link href={`/clients/${id}/${placeOf(addition)}`}>
        <Icon stroke={1.5} aria-hidden />
        <span className={css.added}>{told()}</span>
        <span className={css.when}>{[by, ago(addition.at)].filter(Boolean).join(' · ')}</span>
      </Link>
    </li>
  )

  function told(): string {
    switch (addition.kind) {
      case 'weight': return t('latestWeights', { count: addition.times, weight: weight(addition.kg) })
      case 'progress': return t('latestProgress', { count: addition.photos })
      case 'file': return addition.name
      case 'done': {
        const { action, answer } = addition
        return answer ? t('latestAnswer', { answer }) : t('latestDone', { title: action.title || actionKindName(language, action.kind) })
      }
      default: return addition satisfies never
    }
  }
}

const placeOf = (addition: Addition): string => addition.kind === 'done'
  ? `actions?action=${addition.action.id}`
  : { weight: 'weights', progress: 'progress', file: 'files' }[addition.kind]
