import { join } from 'node:path'
import type { Endpoint } from './endpoint.ts'

export interface ServerShape {
  home: string
  endpoint: Endpoint
  isDurable: boolean
}

/** Given on the command line, so that a new version's settings reach databases that exist. */
export const settingsOf = ({ home, endpoint, isDurable }: ServerShape): Record<string, string> => ({
  listen_addresses: endpoint.kind === 'loopback' ? '127.0.0.1' : '',
  unix_socket_directories: endpoint.kind === 'socket' ? endpoint.folder : '',
  unix_socket_permissions: '0700',
  port: String(endpoint.port),
  // three workers of the tests have two servers each
  max_connections: isDurable ? '120' : '240',
  password_encryption: 'scram-sha-256',
  shared_buffers: '128MB',
  huge_pages: 'off',
  jit: 'off',
  // parallel workers need shared memory, of which a container has 64 MB by default, and our queries are short
  max_parallel_workers_per_gather: '0',
  fsync: isDurable ? 'on' : 'off',
  synchronous_commit: isDurable ? 'on' : 'off',
  full_page_writes: isDurable ? 'on' : 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  wal_compression: 'on',
  max_wal_size: '1GB',
  checkpoint_timeout: '15min',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // statements and their values are personal data, so PostgreSQL does not log them: the app logs errors without them
  log_min_error_statement: 'panic',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  // the details of a refused row are its values
  log_error_verbosity: 'terse',
  logging_collector: 'on',
  log_directory: join(home, 'log'),
  log_filename: 'postgresql-%a.log',
  log_truncate_on_rotation: 'on',
  log_rotation_age: '1d',
  log_rotation_size: '0',
  log_line_prefix: '%m [%p] ',
})
