import { visitSites } from '@allenio/contract/visit-settings'
import type { MeasureKey } from '@allenio/contract/visit-measures'
import { measureNames } from '@allenio/domain/visits'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { useIsMobile } from '#lib/device'
import { useWording } from '#lib/words'
import { ChoiceChip } from '#ui/choice-chip'
import { FieldSet } from '#ui/field'
import { IconButton } from '#ui/icon-button'
import { BareList, Row, Stack } from '#ui/layout'
import { RowActions } from '#ui/row-actions'
import { Select } from '#ui/select'
import { Text } from '#ui/text'
import { foldProtocols, hasFolds, movedSite, withFolds } from './protocol.ts'
import { useSettingsWords } from './words.ts'

interface SiteRowsProps {
  sites: readonly MeasureKey[]
  onChange: (sites: MeasureKey[]) => void
  /** A site was taken away, which can be undone. */
  onRemove: (sites: MeasureKey[], removed: MeasureKey) => void
}

/** The sites that a visit asks for, in their order; each change is saved at once. */
export function SiteRows({ sites, onChange, onRemove }: SiteRowsProps) {
  const t = useSettingsWords()
  const word = useWording()
  const others = visitSites.filter(site => !sites.includes(site))
  return (
    <FieldSet label={t('sites')} hint={t('sitesHint')}>
      <Stack gap={12}>
        <Row gap={6} wrap role="radiogroup" aria-label={t('folds')}>
          {foldProtocols.map(folds => (
            <ChoiceChip
              key={folds.length}
              type="radio"
              name="fold-protocol"
              checked={hasFolds(sites, folds)}
              onChange={() => onChange(withFolds(sites, folds))}>
              {t('foldCount', { count: folds.length })}
            </ChoiceChip>
          ))}
        </Row>
        {sites.length === 0 && <Text tone={2}>{t('noSites')}</Text>}
        <BareList as="ol" gap={4}>
          {sites.map((site, at) => (
            <SiteRow
              key={site}
              name={word(measureNames[site])}
              number={at + 1}
              isFirst={at === 0}
              isLast={at === sites.length - 1}
              onMove={by => onChange(movedSite(sites, at, by))}
              onRemove={() => onRemove(sites.toSpliced(at, 1), site)}
            />
          ))}
        </BareList>
        {others.length > 0 && (
          <Select
            label={t('addSite')}
            labelHidden
            placeholder={t('addSite')}
            value=""
            options={others.map(value => ({ value, label: word(measureNames[value]) }))}
            onChange={({ target }) => {
              const site = others.find(each => each === target.value)
              if (site) onChange([...sites, site])
            }}
          />
        )}
      </Stack>
    </FieldSet>
  )
}

interface SiteRowProps {
  name: string
  number: number
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

function SiteRow({ name, number, isFirst, isLast, onMove, onRemove }: SiteRowProps) {
  const t = useSettingsWords()
  const isMobile = useIsMobile()
  const actions = [
    { label: t('moveUp', { name }), icon: IconArrowUp, isDisabled: isFirst, onClick: () => onMove(-1) },
    { label: t('moveDown', { name }), icon: IconArrowDown, isDisabled: isLast, onClick: () => onMove(1) },
    { label: t('remove', { name }), icon: IconTrash, isDisabled: false, onClick: onRemove },
  ]
  return (
    <Row as="li" gap={12} justify="between">
      <Text as="span" figures>
        {`${number}. ${name}`}
      </Text>
      {isMobile ? (
        <RowActions
          label={t('actions', { name })}
          items={() => actions.map(({ label, icon, isDisabled, onClick }) => ({ label, icon, onClick, disabled: isDisabled }))}
        />
      ) : (
        <Row>
          {actions.map(({ label, icon, isDisabled, onClick }) => (
            <IconButton key={label} label={label} icon={icon} disabled={isDisabled} onClick={onClick} />
          ))}
        </Row>
      )}
    </Row>
  )
}
