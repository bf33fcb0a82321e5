import { decideLabel, returnLabel, type FoodProduct, type LabelCheckDetail } from '@allenio/contract/aliments'
import { targetKey } from '@allenio/domain/aliments'
import { useQuery } from '@tanstack/react-query'
import { BackButton, useParam } from '#shell'
import { messageOf, useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import { useEndpointForm } from '#lib/forms'
import { hrefTo } from '#lib/screens'
import { Button, ButtonLink } from '#ui/button'
import { FormPage } from '#ui/form'
import { Row, Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { Section, Sheet } from '#ui/section'
import { SheetPage } from '#ui/sheet-page'
import { SkeletonPage } from '#ui/skeleton'
import { Text } from '#ui/text'
import { toast } from '#ui/toast'
import { useExclusionWords } from '../../exclusions/words.ts'
import { labelCheckQuery } from '../data.ts'
import { productText } from '../product-text.ts'
import { Verdicts } from '../products/verdicts.tsx'
import css from './check.module.css'
import { LabelPhotos } from './label-photos.tsx'
import { ReadingFields, readingSchema, readVerdicts, useReadTargets } from './reading-fields.tsx'
import { useCheckWords } from './words.ts'

/** Answers a professional: what does this label say of what the client must not eat? */
export function Page() {
  const t = useCheckWords()
  const [id, checkId] = [useParam('id'), useParam('checkId')]
  const query = useQuery(labelCheckQuery({ id, checkId }))
  return (
    <Loaded large query={query} failed={t('failed')} skeleton={<SkeletonPage />}>
      {check => <CheckPage key={`${check.id} ${check.outcome}`} check={check} />}
    </Loaded>
  )
}

function CheckPage({ check }: { check: LabelCheckDetail }) {
  const t = useCheckWords()
  const { dayTime } = useFormats()
  const { client, food, photos, product, createdAt } = check
  // a verdict by the barcode alone has nothing to stand beside it
  const hasTwoSides = check.may.decide || photos.length > 0 || (product?.photos.length ?? 0) > 0
  return (
    <SheetPage header={{ title: t('title', { food: food.name }), back: <BackButton /> }}>
      <Sheet>
        <Section>
          <Stack gap={20}>
            <Text tone={2}>{t('sentBy', { name: client.name, day: dayTime(createdAt) })}</Text>
            <div className={hasTwoSides ? css.columns : undefined}>
              <Stack gap={16}>
                {photos.length > 0 && <LabelPhotos photos={photos} />}
                {photos.length === 0 && check.may.decide && <Text tone={2}>{t('noPhotos')}</Text>}
                {product && photos.length === 0 && product.photos.length > 0 && (
                  <Stack gap={8}>
                    <Text as="h2" weight={600}>
                      {t('earlierPhotos')}
                    </Text>
                    <LabelPhotos photos={product.photos} />
                  </Stack>
                )}
              </Stack>
              {check.may.decide ? <Decision check={check} /> : <Outcome check={check} />}
            </div>
          </Stack>
        </Section>
      </Sheet>
    </SheetPage>
  )
}

function useAskedTargets({ doubts }: LabelCheckDetail) {
  const sayKind = useExclusionWords()
  return useReadTargets(
    doubts.map(({ target, name, kind, note, isOpen }) => ({
      target,
      name,
      hint: [sayKind(kind), note].filter(Boolean).join(' · '),
      isOpen,
    })),
  )
}

function Decision({ check }: { check: LabelCheckDetail }) {
  const t = useCheckWords()
  const { client, product } = check
  const at = { id: client.id, checkId: check.id }
  const targets = useAskedTargets(check)
  const form = useEndpointForm({
    endpoint: decideLabel,
    schema: readingSchema,
    start: { brand: check.brand || (product?.brand ?? ''), name: check.name || (product?.name ?? ''), barcode: check.barcode, states: {} },
    toInput: values => {
      const { brand, name, barcode } = values
      return { ...at, brand, name, barcode, verdicts: readVerdicts(values, targets) }
    },
    onSaved: () => void toast({ type: 'success', text: t('decided') }),
  })
  const ask = useCall(returnLabel, {
    onSuccess: () => void toast({ type: 'success', text: t('returned', { name: client.name }) }),
    onError: error => void toast({ type: 'error', text: messageOf(error) }),
    refetchesOnError: true,
  })
  return (
    <FormPage form={form} on="sheet" save={t('decide')}>
      {product && <KnownProduct product={product} />}
      <ReadingFields form={form} targets={targets} />
      <div>
        <Button isBusy={ask.isPending} onClick={() => ask.mutate(at)}>
          {t(check.photos.length === 0 ? 'askPhoto' : 'unreadable')}
        </Button>
      </div>
    </FormPage>
  )
}

function KnownProduct({ product }: { product: FoodProduct }) {
  const t = useCheckWords()
  const { day } = useFormats()
  return (
    <Stack gap={6}>
      <Text weight={600}>{t('knownTitle')}</Text>
      <Text tone={2}>{t('knownText', { product: productText(product), day: day(product.readOn) })}</Text>
      <Verdicts verdicts={product.verdicts} />
    </Stack>
  )
}

/** The decision, and what follows from it for the client's plan. */
function Outcome({ check }: { check: LabelCheckDetail }) {
  const t = useCheckWords()
  const { dayTime } = useFormats()
  const { client, outcome, product, doubts, decidedAt, decidedBy } = check
  const askedKeys = new Set(doubts.map(({ target }) => targetKey(target)))
  const named = product?.verdicts.filter(({ target, state }) => state !== 'free' && askedKeys.has(targetKey(target))) ?? []
  const facts = { name: decidedBy ?? t('somebody'), day: decidedAt === null ? '' : dayTime(decidedAt) }
  return (
    <Stack gap={16} align="start">
      {outcome !== 'open' && <Text tone={2}>{t(outcome === 'decided' ? 'alreadyDecided' : 'alreadyReturned', facts)}</Text>}
      {outcome === 'decided' && product && (
        <Stack gap={8}>
          <Text as="h2" size={16} weight={600} breaks>
            {productText(product)}
          </Text>
          <Verdicts verdicts={product.verdicts} />
        </Stack>
      )}
      {named.length > 0 && (
        <Text tone="error" weight={600}>
          {t('namesIt', { names: named.map(({ name }) => name.toLowerCase()).join(', ') })}
        </Text>
      )}
      <Row gap={8} wrap>
        <ButtonLink href={hrefTo('/clients/$id/mealPlans', { id: client.id })}>{t('toPlans', { name: client.name })}</ButtonLink>
      </Row>
    </Stack>
  )
}
