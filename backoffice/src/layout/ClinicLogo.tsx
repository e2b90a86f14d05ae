/** The clinic's mark: a sprig of tulsi. */
export const ClinicLogo = ({ size = 44 }: { size?: number }) => (
  <svg style={{ flexShrink: 0 }} width={size} height={size} viewBox="0 0 48 48" aria-hidden>
    <circle cx="24" cy="24" r="23" fill="var(--maroon)" />
    <g fill="none" stroke="var(--cream)" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round">
      <path d="M24 40V13" />
      <path d="M24 30c-7 0-11-4-12-10 7 0 11 4 12 10Z" />
      <path d="M24 30c7 0 11-4 12-10-7 0-11 4-12 10Z" />
      <path d="M24 20c-4-1-6-4-6-8 4 1 6 4 6 8Z" />
      <path d="M24 20c4-1 6-4 6-8-4 1-6 4-6 8Z" />
      <path d="M24 12c-1.5-2-1.5-4 0-6 1.5 2 1.5 4 0 6Z" />
    </g>
  </svg>
);
