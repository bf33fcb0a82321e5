import { attachConsentScan, consentScanMaxBytes, downloadConsentForm, type ConsentPurpose } from '@allenio/contract/clients'
import { useRef, useState, type ChangeEvent } from 'react'
import { download, reportCallError, saveFile, useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import { startFile } from '#lib/uploads'
import { toast } from '#ui/toast'
import { useConsentWords } from './words.ts'

const megabyte = 1_000_000

/** Attaches a photo or a PDF of the signed sheet. The caller draws `chooser`, and opens it by `choose`. */
export function useScan({ clientId, consentId }: { clientId: string; consentId: string }) {
  const t = useConsentWords()
  const { overFileLimit } = useFormats()
  const input = useRef<HTMLInputElement>(null)
  const { mutateAsync } = useCall(attachConsentScan, { quiet: true })
  const [isBusy, setBusy] = useState(false)
  const attach = async (file: File) => {
    setBusy(true)
    try {
      const uploadId = await startFile(file, `consent ${consentId}`).done
      await mutateAsync({ id: clientId, consentId, uploadId })
      toast({ type: 'success', text: t('scanAttached') })
    } catch (error) {
      reportCallError(error)
    }
    setBusy(false)
  }
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    // without this, the browser would not report the same file again
    event.target.value = ''
    if (!file) return
    if (file.size > consentScanMaxBytes) toast({ type: 'warning', text: overFileLimit(consentScanMaxBytes / megabyte) })
    else void attach(file)
  }
  const chooser = <input ref={input} type="file" accept="image/*,application/pdf" hidden onChange={change} aria-label={t('attachScan')} />
  return { chooser, choose: () => input.current?.click(), isBusy }
}

/** Saves the words of a consent as a sheet to be printed and signed. */
export function usePrintedForm(clientId: string) {
  const [isBusy, setBusy] = useState(false)
  const print = async (purpose: ConsentPurpose) => {
    setBusy(true)
    try {
      saveFile(await download(downloadConsentForm, { id: clientId, purpose }))
    } catch (error) {
      reportCallError(error)
    }
    setBusy(false)
  }
  return { print: (purpose: ConsentPurpose) => void print(purpose), isBusy }
}
