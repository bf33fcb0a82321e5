import { chooseOwnProduct, type LabelledFood, type OwnProduct } from '@allenio/contract/aliments'
import { messageOf, useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { BareList, Row, Stack } from '#ui/layout'
import { Modal } from '#ui/modal'
import { Text } from '#ui/text'
import { toast } from '#ui/toast'
import { useWords } from '#ui/words'
import { productText } from '../product-text.ts'
import { useOwnLabelWords } from './words.ts'

interface OffersDialogProps {
  food: LabelledFood
  offers: readonly OwnProduct[]
  onClose: () => void
}

/** Products that somebody else's label has settled: the client says which one is in their kitchen. */
export function OffersDialog({ food, offers, onClose }: OffersDialogProps) {
  const t = useOwnLabelWords()
  const words = useWords()
  const { day } = useFormats()
  const choose = useCall(chooseOwnProduct, { onSuccess: onClose, onError: error => void toast({ type: 'error', text: messageOf(error) }) })
  return (
    <Modal
      opened
      size="small"
      title={t('offersTitle', { food: food.name })}
      text={t('offersText')}
      onClose={onClose}
      foot={<Button onClick={onClose}>{words.cancel}</Button>}>
      <BareList gap={16}>
        {offers.map(product => (
          <Row as="li" key={product.id} gap={12} justify="between" align="start">
            <Stack gap={2} grow>
              <Text weight={600} breaks>
                {productText(product)}
              </Text>
              {product.free.map(({ name, readOn }) => (
                <Text key={name} size="hint" tone={2}>
                  {t('checked', { names: name, day: day(readOn) })}
                </Text>
              ))}
              {product.barcode && (
                <Text size="hint" tone={2} figures>
                  {product.barcode}
                </Text>
              )}
            </Stack>
            <Button
              size="small"
              isBusy={choose.isPending && choose.variables.productId === product.id}
              aria-label={`${t('choose')}: ${productText(product)}`}
              onClick={() => choose.mutate({ food, productId: product.id })}>
              {t('choose')}
            </Button>
          </Row>
        ))}
      </BareList>
    </Modal>
  )
}
