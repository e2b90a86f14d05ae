import { notify } from '@clinic/ui/layout/notify.ts';
import { useEffect } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';

/** Shows react-admin's own notifications as the product's toasts. */
export function RaNotifications() {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  useEffect(() => {
    if (notifications.length === 0) return;
    const notification = takeNotification();
    if (!notification || typeof notification.message !== 'string') return;
    const { message, type, notificationOptions } = notification;
    const kind = type === 'success' || type === 'warning' || type === 'error' ? type : 'info';
    notify[kind](translate(message, notificationOptions?.messageArgs));
  }, [notifications, takeNotification, translate]);
  return null;
}
