import { foodLimits, labelLimits, sendOwnLabel, type LabelledFood, type OwnProduct } from '@allenio/contract/aliments'
import { newId } from '@allenio/domain/ids'
import { IconCamera } from '@tabler/icons-react'
import { useState } from 'react'
import { messageOf } from '#lib/api'
import { sendOrKeep } from '#lib/offline'
import { Button } from '#ui/button'
import { FieldError, FieldPair } from '#ui/field'
import { SubmitModal } from '#ui/form'
import { Stack } from '#ui/layout'
import { LocalPhoto, SmallPhoto, SmallPhotos, usePhotoChooser } from '#ui/picture-upload'
import { TextField } from '#ui/text-field'
import { toast } from '#ui/toast'
import { BarcodeField, useBarcodeFault } from '../../barcode/barcode-field.tsx'
import { productText } from '../product-text.ts'
import { useOwnLabelWords } from './words.ts'

interface LabelDialogProps {
  food: LabelledFood
  /** The product that the client eats, whose label says nothing of what is in doubt. */
  known: OwnProduct | undefined
  onClose: () => void
}

/** A client shows the label of what is in their kitchen: by photos, by the barcode, or by both. */
export function LabelDialog({ food, known, onClose }: LabelDialogProps) {
  const t = useOwnLabelWords()
  const faultOf = useBarcodeFault()
  const [photos, setPhotos] = useState<readonly File[]>([])
  const [barcode, setBarcode] = useState(known?.barcode ?? '')
  const [brand, setBrand] = useState(known?.brand ?? '')
  const [name, setName] = useState(known?.name ?? '')
  const [hasTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const chooser = usePhotoChooser(labelLimits.photoBytes, photo => setPhotos([...photos, photo]))
  const barcodeFault = faultOf(barcode)
  const isEmpty = photos.length === 0 && barcode.trim() === ''
  const send = async () => {
    setTried(true)
    if (isEmpty || barcodeFault !== undefined) return
    setBusy(true)
    const outcome = await sendLabel({ food, barcode, brand, name, photos }, t('outboxTitle', { food: food.name }))
    setBusy(false)
    if (outcome.state === 'refused') return setRefusal(messageOf(outcome.error))
    onClose()
    toast(outcome.state === 'waiting' ? { type: 'info', text: t('keptHere') } : answerOf(outcome.answer.product))
  }
  return (
    <SubmitModal
      title={t('dialogTitle', { food: food.name })}
      text={t('dialogText')}
      save={t('submit')}
      isBusy={isBusy}
      closesOnOutside={photos.length === 0}
      onClose={onClose}
      onSubmit={() => void send()}>
      <Stack gap={8} align="start">
        {photos.length > 0 && (
          <SmallPhotos>
            {photos.map((photo, at) => (
              <SmallPhoto
                key={`${photo.name} ${photo.lastModified} ${at}`}
                deleteLabel={t('removePhoto', { number: at + 1 })}
                onDelete={() => setPhotos(photos.filter(each => each !== photo))}>
                <LocalPhoto file={photo} alt={t('photoNumber', { number: at + 1 })} />
              </SmallPhoto>
            ))}
          </SmallPhotos>
        )}
        {chooser.input}
        {photos.length < labelLimits.photos && (
          <Button icon={IconCamera} kind={photos.length === 0 ? 'ink' : 'secondary'} onClick={chooser.choose}>
            {t(photos.length === 0 ? 'addPhoto' : 'addAnother')}
          </Button>
        )}
        {hasTried && isEmpty && <FieldError>{t('needed')}</FieldError>}
      </Stack>
      <BarcodeField
        name="barcode"
        value={barcode}
        onChange={setBarcode}
        error={hasTried ? barcodeFault : undefined}
        hint={t('barcodeHint')}
      />
      <FieldPair>
        <TextField
          label={t('brand')}
          optional
          maxLength={foodLimits.brand}
          value={brand}
          onChange={event => setBrand(event.target.value)}
        />
        <TextField label={t('name')} optional maxLength={foodLimits.name} value={name} onChange={event => setName(event.target.value)} />
      </FieldPair>
      {refusal !== undefined && <FieldError>{refusal}</FieldError>}
    </SubmitModal>
  )

  function answerOf(product: OwnProduct | null) {
    if (product === null) return { type: 'success' as const, text: t('sent') }
    const names = product.named.map(each => each.name.toLowerCase()).join(', ')
    return names === ''
      ? { type: 'success' as const, text: t('knownFree', { product: productText(product) }) }
      : { type: 'error' as const, text: t('knownNamed', { product: productText(product), names }) }
  }
}

interface SentLabel {
  food: LabelledFood
  barcode: string
  brand: string
  name: string
  photos: readonly File[]
}

/** Without a network the label and its photos wait on the device. */
function sendLabel({ photos, ...label }: SentLabel, title: string) {
  const files = Object.fromEntries(photos.map((photo, at) => [`photoUploadIds.${at}`, photo]))
  const input = { id: newId(), ...label, photoUploadIds: photos.map(() => '') }
  return sendOrKeep(sendOwnLabel, input, { title, files, lane: 'labels' })
}
