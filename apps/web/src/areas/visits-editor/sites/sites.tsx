import { cellsOfMeasure, visitSites } from '@allenio/contract/visits'
import { useIsCompact } from '#lib/device'
import { BareList, Row } from '#ui/layout'
import { Section } from '#ui/section'
import { SegmentedControl } from '#ui/segmented-control'
import { Text } from '#ui/text'
import { useSiteOrder, useSites, useEditor } from '../session.ts'
import { AddedMeasure } from './added-measure.tsx'
import { BodySites } from './body-sites.tsx'
import { OwnError } from './own-error.tsx'
import { ProtocolChoice } from './protocol-choice.tsx'
import { SiteRow } from './site-row.tsx'
import css from './sites.module.css'
import { useWalk } from './use-walk.ts'
import { useSiteWords } from './words.ts'

/** Folds and girths in the order of the protocol, beside a body that shows where the next one is. */
export function Sites() {
  const t = useSiteWords()
  const session = useEditor()
  const order = useSiteOrder()
  const isCompact = useIsCompact()
  const sites = useSites()
  const rest = visitSites.flatMap(key => cellsOfMeasure[key]).filter(cell => !sites.includes(cell))

  const onKey = useWalk(sites, order)
  return (
    <Section
      title={t('title')}
      action={
        <Row gap={8} wrap>
          <ProtocolChoice />
          <SegmentedControl
            label={t('order')}
            value={order}
            onChange={session.siteOrder.set}
            options={[
              { value: 'rounds', label: t('rounds') },
              { value: 'site by site', label: t('siteBySite') },
            ]}
          />
        </Row>
      }>
      <div className={css.sites}>
        {isCompact && (
          <div className={css.small}>
            <BodySites />
          </div>
        )}
        <div className={css.list}>
          <Row className={css.head} aria-hidden>
            <span className={css.readings}>
              {[1, 2].map(number => (
                <Text key={number} as="span" size="small" tone={3} className={css.round}>
                  {t('round', { number: String(number) })}
                </Text>
              ))}
            </span>
            <Text as="span" size="small" tone={3} className={css.value}>
              {t('value')}
            </Text>
            <Text as="span" size="small" tone={3} className={css.change}>
              {t('change')}
            </Text>
            <Text as="span" size="small" tone={3} className={css.last}>
              {t('last')}
            </Text>
          </Row>
          <BareList as="ol">
            {sites.map(cell => (
              <SiteRow key={cell} cell={cell} onKey={onKey} />
            ))}
          </BareList>
          <Row gap={16} wrap justify="between" className={css.foot}>
            <AddedMeasure rest={rest} />
            <OwnError />
          </Row>
        </div>
      </div>
    </Section>
  )
}
