export { bytesOf, inReadingPlace, readCsv, tableTypes, type CsvOptions, type CsvTable } from './read-csv.ts'
