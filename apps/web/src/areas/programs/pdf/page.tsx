import { exportProgram, downloadProgramPdf, getProgramPaper, type ProgramPaper, type programFormats } from '@allenio/contract/programs'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useCopyOfRelease } from '../data.ts'
import { BackButton, goTo, usePageTitle, useParam } from '#shell'
import { download, read, reportCallError, saveFile } from '#lib/api'
import type { DownloadedFile } from '#lib/api'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { Loaded } from '#ui/loaded'
import { PageHeader } from '#ui/page-header'
import { SkeletonPage } from '#ui/skeleton'
import { dismissToast, toast } from '#ui/toast'
import css from './pdf.module.css'
import { printHref, parsePrintChoices, type PrintChoices } from './print-address.ts'
import { PrintOptions } from './print-options.tsx'
import { ProgramSheet } from './program-sheet.tsx'
import { usePdfWords } from './words.ts'

/** Answers: what will stand on paper? */
export function Page() {
  const t = usePdfWords()
  const id = useParam('id')
  const address = useSearch({ strict: false, select: search => JSON.stringify(parsePrintChoices(search)) })
  const choices = useMemo((): PrintChoices => parsePrintChoices(JSON.parse(address)), [address])
  // the earlier page stays in sight until another choice is drawn
  const query = useQuery({ ...read(getProgramPaper, { id, ...choices }, { isPageRead: true }), placeholderData: keepPreviousData })
  usePageTitle(query.data?.title)
  return (
    <Loaded query={query} large failed={t('failed')} skeleton={<SkeletonPage />}>
      {paper => <Printing id={id} paper={paper} choices={choices} onChange={next => changeAddress(printHref(id, next))} />}
    </Loaded>
  )
}

// a field that is taken off the page is left like any other: by then the address is another page's
const changeAddress = (href: string) => {
  if (new URL(href, location.href).pathname === location.pathname) goTo(href, { replace: true })
}

interface PrintingProps {
  id: string
  paper: ProgramPaper
  choices: PrintChoices
  onChange: (choices: PrintChoices) => void
}

function Printing({ id, paper, choices, onChange }: PrintingProps) {
  const t = usePdfWords()
  const { day } = useFormats()
  const { programUserId } = choices
  const { client, releasedAt } = paper
  const copying = useCopyOfRelease()
  // a client reads their own releases under no name
  const isOfClient = client !== null && releasedAt !== null
  const [isSaving, setIsSaving] = useState(false)
  const save = async (file: () => Promise<DownloadedFile>) => {
    setIsSaving(true)
    const waiting = toast({ text: t('preparing'), duration: Infinity })
    try {
      saveFile(await file())
    } catch (error) {
      reportCallError(error)
    }
    dismissToast(waiting)
    setIsSaving(false)
  }
  const asTable = (format: (typeof programFormats)[number]) => () =>
    void save(() => download(exportProgram, { id, programUserId, format, language: paper.language }))
  return (
    <>
      <div className={css.screen}>
        <PageHeader
          back={<BackButton />}
          title={paper.title}
          sub={isOfClient && t('asClientHas', { name: client, day: day(releasedAt) })}
          more={[
            ...(isOfClient ? [{ label: t('copy'), onClick: () => copying.mutate({ id, programUserId }) }] : []),
            { label: t('asXlsx'), onClick: asTable('xlsx') },
            { label: t('asCsv'), onClick: asTable('csv') },
            { label: t('asJson'), onClick: asTable('json') },
          ]}
          secondary={
            <Button icon={IconPrinter} onClick={() => window.print()}>
              {t('print')}
            </Button>
          }
          primary={
            <Button
              kind="primary"
              icon={IconDownload}
              isBusy={isSaving}
              onClick={() => void save(() => download(downloadProgramPdf, { id, ...choices }))}>
              {t('download')}
            </Button>
          }
        />
        <PrintOptions paper={paper} choices={choices} onChange={onChange} />
      </div>
      <ProgramSheet paper={paper} />
    </>
  )
}
