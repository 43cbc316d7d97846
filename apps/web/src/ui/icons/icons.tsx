import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import type { ReactNode } from 'react';

/** Our own small set: 24 px, a 1.8 px line with round ends. Decorative; the control has the name. */
const drawn = (children: ReactNode) =>
  function Icon(props: SvgIconProps) {
    return (
      <SvgIcon {...props} sx={[{ fill: 'none' }, ...(Array.isArray(props.sx) ? props.sx : [props.sx])]}>
        <g fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round">
          {children}
        </g>
      </SvgIcon>
    );
  };

export const CloseIcon = drawn(<path d="m6 6 12 12M18 6 6 18" />);
export const MenuIcon = drawn(<path d="M4 7h16M4 12h16M4 17h10" />);
export const ArrowRightIcon = drawn(<path d="M4 12h15m-6-6 6 6-6 6" />);
export const ArrowLeftIcon = drawn(<path d="M20 12H5m6-6-6 6 6 6" />);
export const CheckIcon = drawn(<path d="m5 12.5 4.5 4.5L19 7" />);
export const ExternalIcon = drawn(<path d="M14 4h6v6M20 4l-9 9M18 14v5H5V6h5" />);
export const RefreshIcon = drawn(
  <path d="M20 11a8 8 0 0 0-14.5-3.5L4 9m0-5v5h5M4 13a8 8 0 0 0 14.5 3.5L20 15m0 5v-5h-5" />,
);
export const EditIcon = drawn(<path d="M4 20h4L19 9l-4-4L4 16v4Zm9-13 4 4" />);
export const TrashIcon = drawn(
  <path d="M4 7h16M9.500 7V4.500h5V7M6 7l1 13h10l1-13M10 11v5.500m4-5.500v5.500" />,
);
export const PlusIcon = drawn(<path d="M12 5v14M5 12h14" />);
export const EyeIcon = drawn(
  <>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="3" />
  </>,
);
export const EyeOffIcon = drawn(
  <path d="M4 4l16 16M10 6c.6-.3 1.3-.5 2-.5 6 0 9.5 6.5 9.5 6.5s-1 1.9-2.9 3.6M6 7.6C3.8 9.3 2.5 12 2.5 12S6 18.5 12 18.5c1.3 0 2.5-.3 3.5-.7M9.9 9.9a3 3 0 0 0 4.2 4.2" />,
);
export const SunIcon = drawn(
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2.5v2m0 15v2M2.5 12h2m15 0h2M5.3 5.3l1.4 1.4m10.6 10.6 1.4 1.4m0-13.4-1.4 1.4M6.7 17.3l-1.4 1.4" />
  </>,
);
export const MoonIcon = drawn(<path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" />);
export const LightbulbIcon = drawn(
  <path d="M9 17.5c0-2-3-3.5-3-7a6 6 0 0 1 12 0c0 3.5-3 5-3 7H9Zm.5 3.5h5" />,
);
export const SearchIcon = drawn(
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </>,
);
export const GridIcon = drawn(<path d="M4.5 4.5h6v6h-6zm9 0h6v6h-6zm0 9h6v6h-6zm-9 0h6v6h-6z" />);
export const ListIcon = drawn(<path d="M4 6h16M4 12h16M4 18h16" />);
export const GiftIcon = drawn(
  <path d="M4 9h16v4H4zm1.5 4v7.5h13V13M12 9v11.5M12 9C9 3.5 5 4.5 6.5 7.5 7.2 9 12 9 12 9Zm0 0c3-5.5 7-4.5 5.5-1.5C16.8 9 12 9 12 9Z" />,
);

/** `filled` means saved. */
export function BookmarkIcon({ filled = false, ...props }: SvgIconProps & { filled?: boolean }) {
  return (
    <SvgIcon {...props}>
      <path
        d="M6 4h12v16.5l-6-4.5-6 4.5V4Z"
        fill={filled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
    </SvgIcon>
  );
}

/** The outline keeps empty and gold stars visible on paper. */
export function StarIcon({ filled = false, ...props }: SvgIconProps & { filled?: boolean }) {
  return (
    <SvgIcon {...props}>
      <path
        d="m12 3.2 2.7 5.6 6.1.8-4.5 4.3 1.1 6.1L12 17.1 6.6 20l1.1-6.1-4.5-4.3 6.1-.8L12 3.2Z"
        fill={filled ? 'currentColor' : 'none'}
        stroke="var(--mui-palette-text-secondary)"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
    </SvgIcon>
  );
}

export const DragIcon = drawn(
  <path strokeWidth="2.6" d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />,
);
export const ShareIcon = drawn(
  <>
    <circle cx="6" cy="12" r="2.6" />
    <circle cx="17.5" cy="5.5" r="2.6" />
    <circle cx="17.5" cy="18.5" r="2.6" />
    <path d="m8.4 10.7 6.8-3.9m-6.8 6.5 6.8 3.9" />
  </>,
);
export const MicIcon = drawn(
  <path d="M12 3.500a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0v-5a3 3 0 0 0-3-3ZM5.500 11.500a6.500 6.500 0 0 0 13 0M12 18v3M8.500 21h7" />,
);
export const StopIcon = drawn(<path d="M7 7h10v10H7z" fill="currentColor" />);
export const PauseIcon = drawn(<path d="M9 6v12M15 6v12" strokeWidth="2.4" />);
export const PlayIcon = drawn(<path d="M8 5.5v13l10.5-6.5L8 5.5Z" />);
