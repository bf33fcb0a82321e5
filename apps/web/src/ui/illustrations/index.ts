export { LibraryPicture, SavedAnswersPicture, ScheduledPicture } from './chat.tsx'
export { AllClearPicture, BrokenPicture, EmptyListPicture, NoResultsPicture } from './lists.tsx'
export { EmptyInboxPicture, EmptyNewsPicture, InstallAppPicture, MailSentPicture, OfflinePicture } from './messages.tsx'
export { EmptyChartPicture, FirstStepsPicture, NotFoundPicture, TrainingSchoolPicture } from './ways.tsx'
