import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MessagePage } from '../feedback/message-page.js';
import { LostParcel } from '../illustrations/illustrations.js';

export interface NotFoundMessageProps {
  title: string;
  /** Where the button leads. */
  to: string;
  label?: string;
  /** Why there may be nothing here. */
  children: ReactNode;
}

interface GoHomeProps {
  to: string;
  label?: string | undefined;
}

/** The way out of a page with a single message. */
export const GoHome = ({ to, label = 'Go to Giftwell' }: GoHomeProps) => (
  <Button component={Link} to={to} variant="contained">
    {label}
  </Button>
);

/** For an address that leads to nothing, or no longer. */
export const NotFoundMessage = ({ title, to, label, children }: NotFoundMessageProps) => (
  <MessagePage illustration={<LostParcel />} title={title} action={<GoHome to={to} label={label} />}>
    {children}
  </MessagePage>
);
