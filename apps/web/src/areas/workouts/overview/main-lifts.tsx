import { listMainLifts } from '@allenio/contract/workouts'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { useFormats } from '#lib/formats'
import { useSigned } from '#ui/change'
import { BareList, Row } from '#ui/layout'
import { Link } from '#ui/link'
import { Sparkline } from '#ui/sparkline'
import { Text } from '#ui/text'
import { TruncatedText } from '#ui/truncated-text'
import { clientExercisesHref } from '../addresses.ts'
import css from './card.module.css'
import { useTrainingWords } from './words.ts'

/** The lifts that a client trains most: the estimated maximum today, and where it comes from. Nothing where there are none. */
export function MainLifts({ clientId }: { clientId: string }) {
  const t = useTrainingWords()
  const { weight } = useFormats()
  const signed = useSigned()
  const { data } = useQuery(read(listMainLifts, { id: clientId }, { quiet: true, isStored: true }))
  if (!data || data.lifts.length === 0) return null
  return (
    <BareList aria-label={t('lifts')}>
      {data.lifts.map(({ key, name, points }) => {
        const [first, last] = [points[0], points.at(-1)]
        if (!first || !last) return null
        const change = last.kg - first.kg
        return (
          <li key={key}>
            <Link href={clientExercisesHref(clientId, key)} className={css.lift}>
              <TruncatedText isInside text={name} className={css.liftName} />
              <Sparkline values={points.map(({ kg }) => kg)} width={56} height={20} />
              <Row as="span" gap={6} justify="end">
                <Text as="span" figures weight={600}>
                  {weight(last.kg, { most: 0 })}
                </Text>
                <Text as="span" size="small" tone={change < 0 ? 'attention' : 3} figures className={css.change}>
                  {signed(change, 0)}
                </Text>
              </Row>
            </Link>
          </li>
        )
      })}
    </BareList>
  )
}
