const KB = 1024;
const MB = KB * KB;
const GB = KB * MB;

/** A size in bytes as people read it: "820 bytes", "480 kB", "3.2 MB", "480 MB", "1.2 GB". */
export function formatBytes(bytes: number): string {
  if (bytes < KB) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  if (Math.round(bytes / KB) < KB) return `${Math.round(bytes / KB)} kB`;
  if (Math.round(bytes / MB) < KB) return `${amountOf(bytes / MB)} MB`;
  return `${amountOf(bytes / GB)} GB`;
}

const amountOf = (units: number): string =>
  units < 100 ? units.toFixed(1) : Math.round(units).toLocaleString('en-IN');

const HOUR_MS = 60 * 60_000;

/** How long ago something was, in the largest unit that says enough: "less than an hour ago", "3 hours ago", "2 days ago". */
export function formatAge(milliseconds: number): string {
  const hours = Math.floor(milliseconds / HOUR_MS);
  if (hours < 1) return 'less than an hour ago';
  if (hours < 48) return hours === 1 ? '1 hour ago' : `${hours} hours ago`;
  return `${Math.floor(hours / 24)} days ago`;
}
