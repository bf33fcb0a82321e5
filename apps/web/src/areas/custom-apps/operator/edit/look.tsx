import { appFileMaxBytes, appNameAtMost, updateOperatorApp } from '@allenio/contract/custom-apps'
import { parseAppColor } from '@allenio/domain/custom-apps'
import { useState } from 'react'
import { z } from 'zod'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { Button } from '#ui/button'
import { FormBody } from '#ui/form'
import { Row, Stack } from '#ui/layout'
import { PictureField } from '#ui/picture-upload'
import { Section } from '#ui/section'
import { Text } from '#ui/text'
import { TextField } from '#ui/text-field'
import { toastMessage } from '#ui/toast'
import { ColorField } from '../../form/color-field.tsx'
import { LogoFault, LogoFrame, useLogoWords } from '../../form/logo.tsx'
import { useCustomAppWords } from '../../words.ts'
import { useOperatorWords } from '../words.ts'
import { keyOf, type EditedApp } from './edited-app.ts'

// empty leaves the logo as it is, and null removes it
const fields = z.object({ name: z.string().trim().max(appNameAtMost), mainColor: z.string(), logoUploadId: z.string().nullable() })

/** Name, colour and logo. */
export function LookSection(edited: EditedApp) {
  const t = useOperatorWords()
  // a saved logo is no upload any more, so the form begins anew
  const [round, setRound] = useState(0)
  const onSaved: EditedApp['onSaved'] = answer => {
    edited.onSaved(answer)
    setRound(round + 1)
  }
  return (
    <Section title={t('look')}>
      <LookForm key={round} {...edited} onSaved={onSaved} />
    </Section>
  )
}

function LookForm({ app, onSaved, onRefused }: EditedApp) {
  const t = useOperatorWords()
  const say = useCustomAppWords()
  const form = useEndpointForm({
    endpoint: updateOperatorApp,
    schema: fields,
    start: { name: app.name, mainColor: app.mainColor ?? '', logoUploadId: '' },
    check: ({ mainColor }) => ({ mainColor: mainColor && parseAppColor(mainColor) === undefined ? say('colorWrong') : undefined }),
    toInput: ({ logoUploadId, ...look }) => ({
      ...keyOf(app),
      ...look,
      ...(logoUploadId ? { logoUploadId } : { removeLogo: logoUploadId === null }),
    }),
    onRefused,
    onSaved: (answer, { message }) => {
      toastMessage(answer, { message })
      onSaved(answer)
    },
  })
  const upload = useFormValue(form, 'logoUploadId')
  const logo = upload.value === null ? null : app.logo
  return (
    <FormBody form={form} gap={20}>
      <TextField label={say('name')} hint={say('nameHint')} maxLength={appNameAtMost} {...form.field('name')} />
      <ColorField {...useFormValue(form, 'mainColor')} />
      <Stack gap={8}>
        <Text weight={500}>{say('logo')}</Text>
        <PictureField
          purpose={`custom app logo ${app.id}`}
          maxBytes={appFileMaxBytes}
          hasPicture={logo !== null || Boolean(upload.value)}
          draw={preview => <LogoFrame picture={preview ?? logo?.url ?? null} />}
          onUploaded={upload.onChange}
          onRemove={() => upload.onChange(app.logo === null ? '' : null)}
          words={useLogoWords()}
          hint={max => say('logoHint', { max })}
          error={upload.error}
        />
        {upload.value === '' && <LogoFault logo={logo} />}
      </Stack>
      <Row>
        <Button type="submit" isBusy={form.isBusy}>
          {t('saveLook')}
        </Button>
      </Row>
    </FormBody>
  )
}
