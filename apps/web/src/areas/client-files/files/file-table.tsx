import type { ClientFile } from '@allenio/contract/client-files'
import { IconDownload, IconEye } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFormats } from '#lib/formats'
import { DataTable } from '#ui/data-table'
import type { Column } from '#ui/data-table'
import { FileMark } from '#ui/file-mark'
import { Row } from '#ui/layout'
import { ListRow } from '#ui/list'
import type { MenuItem } from '#ui/menu'
import { RecordActions } from '#ui/row-actions'
import { Ellipsis, Text } from '#ui/text'
import { useFileWords } from './words.ts'
import css from './files.module.css'
import { useDeleteFile } from './data.ts'

interface FileTableProps {
  clientId: string
  files: readonly ClientFile[]
  /** opens the gallery at a picture or film */
  onShow: (id: string) => void
  foot: ReactNode
}

export function FileTable({ clientId, files, onShow, foot }: FileTableProps) {
  const t = useFileWords()
  const { ago, dayTime, bytes } = useFormats()
  const remove = useDeleteFile(clientId)
  const open = (row: ClientFile) => (row.file.kind === 'other' ? openInNewTab(row) : onShow(row.id))
  const items = (row: ClientFile): MenuItem[] => [
    { label: t('look'), icon: IconEye, onClick: () => open(row) },
    { label: t('download'), icon: IconDownload, onClick: () => download(row) },
  ]
  const menuOf = (row: ClientFile, isQuiet: boolean) => (
    <RecordActions name={row.file.name} items={() => items(row)} remove={row.may.delete && (() => remove(row))} isQuiet={isQuiet} />
  )
  const columns: Column<ClientFile>[] = [
    {
      key: 'name',
      title: t('name'),
      cell: ({ file }) => (
        <Row as="span" gap={12} className={css.name}>
          <FileMark file={file} />
          <Ellipsis className={css.clip}>{file.name}</Ellipsis>
        </Row>
      ),
    },
    { key: 'size', title: t('size'), align: 'end', width: 110, cell: ({ file }) => bytes(file.bytes) },
    {
      key: 'addedBy',
      title: t('addedBy'),
      width: 190,
      isMinor: true,
      cell: ({ addedBy }) => (
        <Text as="span" size="inherit" tone={addedBy ? 'inherit' : 3}>
          {addedBy ?? t('unknown')}
        </Text>
      ),
    },
    {
      key: 'addedAt',
      title: t('addedAt'),
      width: 150,
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} title={dayTime(createdAt)}>
          {ago(createdAt)}
        </time>
      ),
    },
    { key: 'actions', title: '', width: 48, align: 'end', cell: row => menuOf(row, true) },
  ]
  return (
    <DataTable
      label={t('title')}
      rows={files}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={({ file }) => file.name}
      onOpen={open}
      foot={foot}
      narrow={row => (
        <ListRow
          title={
            <Text as="span" size="inherit" tone="inherit" lines={2}>
              {row.file.name}
            </Text>
          }
          sub={[bytes(row.file.bytes), row.addedBy, ago(row.createdAt)].filter(Boolean).join(' · ')}
          lead={<FileMark file={row.file} large />}
          onClick={() => open(row)}
          actions={menuOf(row, false)}
        />
      )}
    />
  )
}

function openInNewTab({ file: { url } }: ClientFile): void {
  open(url, '_blank', 'noopener')
}

function download({ file: { url, name } }: ClientFile): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}
