import { testEndpoints } from '#testing'

await testEndpoints('collaborators')
