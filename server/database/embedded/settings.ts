/** Server settings as `-c name=value` arguments; given at every start, so that a new version's values take effect. */
export function serverArguments(options: {
  data: string;
  log: string;
  port: number;
  fast: boolean;
}): string[] {
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    // A socket path is limited to 107 bytes, which a data folder easily exceeds.
    unix_socket_directories: '',
    port: String(options.port),
    max_connections: '120',
    shared_buffers: '256MB',
    max_wal_size: '2GB',
    random_page_cost: '1.1',
    timezone: 'UTC',
    log_timezone: 'UTC',
    logging_collector: 'on',
    log_directory: options.log,
    log_filename: 'postgresql-%Y%m%d-%H%M%S.log',
    log_rotation_age: '1d',
    log_rotation_size: '10MB',
    log_checkpoints: 'off',
    ...(options.fast ? unsafeSettings : {}),
  };
  const pairs = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', options.data, ...pairs];
}

const unsafeSettings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  shared_buffers: '128MB',
};
