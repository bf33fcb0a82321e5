import * as contract from '@allenio/contract/notices'
import { exporters } from '#areas/account'
import { messageSubjects } from '#areas/client-records'
import { clientJoins } from '#areas/clients'
import { teamContent } from '#areas/collaborators'
import { fileRules } from '#platform/files'
import { area } from '#platform/http'
import { notificationKinds } from '#platform/notify'
import { demoRecords } from '#platform/demo'
import { sendNotice } from './batches.ts'
import { fillDemoNotices } from './demo.ts'
import { noticeExporter } from './export.ts'
import { sweepDeletedNotices, sweepNotices } from './jobs.ts'
import { joinNotices } from './join.ts'
import { noticeSubject } from './message-subject.ts'
import { noticeCopy, noticePublished } from './notifications.ts'
import { cropPicture, noticePictures } from './pictures.ts'
import { noticeBindings } from './routes.ts'
import { noticeContent } from './team-content.ts'
import { noticeWords } from './words.ts'

export const noticesArea = area({
  name: 'notices',
  tables: ['notices', 'notice_readers', 'notice_pictures'],
  contract,
  bindings: noticeBindings,
  errors: contract.noticeErrors,
  words: noticeWords,
  jobs: [sendNotice, cropPicture, sweepNotices, sweepDeletedNotices],
  contributes: [
    exporters(noticeExporter),
    clientJoins(joinNotices),
    teamContent(noticeContent),
    messageSubjects(noticeSubject),
    fileRules(noticePictures),
    notificationKinds(noticePublished, noticeCopy),
    demoRecords(fillDemoNotices),
  ],
})
