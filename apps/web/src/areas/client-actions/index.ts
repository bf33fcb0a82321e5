export { AskClient, ClientToDos } from './lazy.ts'
