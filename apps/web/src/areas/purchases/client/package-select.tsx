import type { ClientDetail } from '@allenio/contract/clients'
import type { Package, PackageTerms } from '@allenio/contract/packages'
import { rhythmLabel } from '@allenio/domain/packages'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import { useLanguage } from '#lib/words'
import { ButtonLink } from '#ui/button'
import { Combobox } from '#ui/combobox'
import { Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { Skeleton } from '#ui/skeleton'
import { Text } from '#ui/text'
import { packagesQuery } from '../data.ts'
import { useSellWords } from './words.ts'

/** "49 € · Mensile" */
export function usePriceText() {
  const language = useLanguage()
  const { money } = useFormats()
  return ({ price, currency, intervalUnit, intervalCount }: PackageTerms): string =>
    `${money(price, currency)} · ${rhythmLabel(language, { intervalUnit, intervalCount })}`
}

/** The dialogs in which a package is chosen for a client. */
export interface SaleDialogProps {
  client: Pick<ClientDetail, 'id' | 'name' | 'email' | 'isRegistered'>
  onClose: () => void
}

interface PackageSelectProps {
  value: Package | null
  onChange: (chosen: Package | null) => void
  error?: string | undefined
}

/** One of the packages that can be bought, with its price. */
export function PackageSelect({ value, onChange, error }: PackageSelectProps) {
  const t = useSellWords()
  const priceText = usePriceText()
  const query = useQuery(packagesQuery('active'))
  return (
    <Loaded query={query} failed={t('noPackages')} skeleton={<Skeleton height={64} />}>
      {({ packages }) => {
        const activePackages = packages.filter(({ isActive }) => isActive)
        if (activePackages.length === 0) return <NoPackages />
        return (
          <Combobox
            label={t('package')}
            error={error}
            isFirst
            value={value?.id ?? null}
            onChange={id => onChange(activePackages.find(each => each.id === id) ?? null)}
            options={activePackages.map(({ id, name, terms }) => ({ value: id, label: name, detail: priceText(terms) }))}
          />
        )
      }}
    </Loaded>
  )
}

function NoPackages() {
  const t = useSellWords()
  return (
    <Stack gap={12} align="start">
      <Text tone={2}>{t('noPackages')}</Text>
      <ButtonLink href={hrefTo('/workoutPackages')}>{t('toPackages')}</ButtonLink>
    </Stack>
  )
}
