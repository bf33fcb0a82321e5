import type { FoodProduct } from '@allenio/contract/aliments'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { Row, Stack } from '#ui/layout'
import { Modal } from '#ui/modal'
import { Text } from '#ui/text'
import { LabelPhotos } from '../check/label-photos.tsx'
import { productText } from '../product-text.ts'
import type { ProductDeed } from './page.tsx'
import { StateBadge } from './rows.tsx'
import { Verdicts } from './verdicts.tsx'
import { useProductWords } from './words.ts'

interface ProductDialogProps {
  product: FoodProduct
  onDeed: (deed: ProductDeed) => void
  onClose: () => void
}

/** A product with its label, as it was read. */
export function ProductDialog({ product, onDeed, onClose }: ProductDialogProps) {
  const t = useProductWords()
  const { day } = useFormats()
  const { foods, barcode, state, withdrawal, readOn, readBy, clients, photos, may } = product
  const facts = [
    [t('foods'), foods.join(', ')],
    [t('barcode'), barcode],
    [t('readOn'), [day(readOn), readBy].filter(Boolean).join(' · ')],
    [t('clients'), t('users', { count: clients })],
  ] as const
  return (
    <Modal
      opened
      title={productText(product)}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          {may.update && state !== 'withdrawn' && <Button onClick={() => onDeed('withdraw')}>{t('withdraw')}</Button>}
          {may.update && (
            <Button kind="primary" onClick={() => onDeed('read')}>
              {t('readAgain')}
            </Button>
          )}
        </>
      }>
      <Stack gap={16}>
        <Stack gap={4}>
          <StateBadge state={state} />
          {state === 'expired' && <Text tone={2}>{t('expiredText')}</Text>}
          {withdrawal && <Text tone={2}>{t(withdrawal)}</Text>}
          <Verdicts verdicts={product.verdicts} />
        </Stack>
        <Stack as="dl" gap={6}>
          {facts.map(
            ([title, text]) =>
              text && (
                <Row key={title} gap={8} wrap align="baseline">
                  <Text as="dt" tone={2}>
                    {title}
                  </Text>
                  <Text as="dd" breaks>
                    {text}
                  </Text>
                </Row>
              ),
          )}
        </Stack>
        {photos.length > 0 ? <LabelPhotos photos={photos} /> : <Text tone={2}>{t('noPhotos')}</Text>}
      </Stack>
    </Modal>
  )
}
