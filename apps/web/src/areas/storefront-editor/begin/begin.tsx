import { createStorefront, storefrontLayouts, type StorefrontLayout } from '@allenio/contract/storefront'
import { linkFault } from '@allenio/domain/storefront'
import { useState, type FormEvent } from 'react'
import { messageOf, useCall } from '#lib/api'
import { Button } from '#ui/button'
import { Row, Stack } from '#ui/layout'
import { RadioCards } from '#ui/radio-cards'
import { Section, Sheet } from '#ui/section'
import { SheetPage } from '#ui/sheet-page'
import { Text } from '#ui/text'
import { TextField } from '#ui/text-field'
import { useStorefrontWords } from '../words.ts'
import { LayoutPicture } from './layout-picture.tsx'

/** A business without a storefront chooses a layout; the page is then filled with what is known of it. */
export function Begin({ proposedUrl }: { proposedUrl: string }) {
  const t = useStorefrontWords()
  const [layout, setLayout] = useState<StorefrontLayout>('studio')
  const [url, setUrl] = useState(proposedUrl)
  const { mutate, isPending, error } = useCall(createStorefront, { isForm: true })
  const fault = linkFault(url)
  const begin = (event: FormEvent) => {
    event.preventDefault()
    if (fault === undefined) mutate({ layout, url })
  }
  return (
    <SheetPage header={{ title: t('storefront') }}>
      <form onSubmit={begin}>
        <Sheet framed>
          <Section>
            <Stack gap={24}>
              <Text tone={2}>{t('beginText')}</Text>
              <RadioCards
                hasColumns
                label={t('layout')}
                options={storefrontLayouts.map(value => ({
                  value,
                  label: t(`layout_${value}`),
                  hint: t(`layoutText_${value}`),
                  lead: <LayoutPicture layout={value} />,
                }))}
                value={layout}
                onChange={setLayout}
              />
              <TextField
                label={t('link')}
                icon={<span>/sf/</span>}
                autoComplete="off"
                spellCheck={false}
                value={url}
                error={fault ? t(fault) : error ? messageOf(error) : undefined}
                onChange={({ target }) => setUrl(target.value)}
              />
              <Row>
                <Button type="submit" kind="primary" isBusy={isPending} disabled={fault !== undefined}>
                  {t('begin')}
                </Button>
              </Row>
            </Stack>
          </Section>
        </Sheet>
      </form>
    </SheetPage>
  )
}
