import { childrenOf } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { insertItems, priceText, rhythmText } from '@allenio/domain/storefront'
import { hrefTo } from '#lib/screens'
import { useStored } from '#lib/store'
import { useLanguage } from '#lib/words'
import { Checkbox } from '#ui/checkbox'
import { BareList, Stack } from '#ui/layout'
import { TextLink } from '#ui/link'
import { Text } from '#ui/text'
import { useEditor } from '../session.ts'
import { useStorefrontWords } from '../words.ts'
import css from './section-list.module.css'

/** The packages: those that are chosen come first, in the order in which they were. */
export function OfferChoice({ sectionId }: { sectionId: string }) {
  const t = useStorefrontWords()
  const language = useLanguage()
  const { document, edit, parts } = useEditor()
  const rows = useStored(document.rows)
  const offers = useStored(parts)?.offers ?? []
  const rowIds = new Map(childrenOf(rows, sectionId).map(row => [row.cells['packageId'], row.id]))
  const turn = (packageId: string, isChosen: boolean) => {
    const rowId = rowIds.get(packageId)
    if (isChosen && rowId === undefined) {
      edit(insertItems(document.rows.get(), { sectionId, type: 'offer', items: [{ id: newId(), cells: { packageId } }] }))
    } else if (!isChosen && rowId !== undefined) edit([{ kind: 'delete', id: rowId }])
  }
  return (
    <Stack gap={8} className={css.items}>
      <BareList as="ul" gap={8}>
        {offers.map(offer => (
          <li key={offer.id}>
            <Checkbox
              label={offer.name}
              hint={`${priceText(language, offer.price, offer.currency)} ${rhythmText(language, offer)}`}
              checked={rowIds.has(offer.id)}
              onChange={({ target }) => turn(offer.id, target.checked)}
            />
          </li>
        ))}
      </BareList>
      {offers.some(({ isOnSale }) => !isOnSale) && (
        <Text size="hint" tone="attention">
          {t('notOnSale')} <TextLink href={hrefTo('/workoutPackages')}>{t('toPackages')}</TextLink>
        </Text>
      )}
      <Text size="hint" tone={2}>
        {t(offers.length === 0 ? 'noOffers' : 'offersHint')}
      </Text>
    </Stack>
  )
}
